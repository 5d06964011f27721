import { alert, quoted, type Rule } from '../note.ts';
import { plain } from '../words.ts';

/** The words beside which ten digits are an account (NUBAN), not a phone. */
const bank =
  /\b(?:account|acct|acc|a\/c|aza|nuban|bank|gtb|gtbank|opay|palmpay|moniepoint|kuda|access bank|zenith|first ?bank|uba|fcmb|fidelity|wema|sterling|polaris|union bank|ecobank|stanbic|keystone|providus|jaiz|unity bank|carbon|fairmoney)\b/;

const account = /(?<![\d+])\d(?:[ -]?\d){9}(?![ -]?\d)/g;

/** How far from its bank a number may stand. */
const reach = 80;

/** An account number in a text asks readers for a transfer that nobody can take back. */
export const bankAccount: Rule = ({ texts }) => {
  for (const text of texts.map(plain)) {
    for (const { 0: digits, index } of text.matchAll(account)) {
      const around = text.slice(Math.max(0, index - reach), index + digits.length + reach);
      if (bank.test(around)) {
        return [
          alert(
            'bank_account',
            `There is a bank account in the text: ${quoted(digits)}. Check what readers are to pay for; listings need none.`,
          ),
        ];
      }
    }
  }
  return [];
};
