import { alert, quoted, type Rule } from '../note.ts';
import { plain } from '../words.ts';

/** Words near which ten digits are an account number (NUBAN), not a phone number. */
const bank =
  /\b(?:account|acct|acc|a\/c|aza|nuban|bank|gtb|gtbank|opay|palmpay|moniepoint|kuda|access bank|zenith|first ?bank|uba|fcmb|fidelity|wema|sterling|polaris|union bank|ecobank|stanbic|keystone|providus|jaiz|unity bank|carbon|fairmoney)\b/;

const account = /(?<![\d+])\d(?:[ -]?\d){9}(?![ -]?\d)/g;

/** Distance in characters between an account number and the name of its bank. */
const MAX_DISTANCE = 80;

/** An account number in a text asks readers for a transfer, which cannot be reversed. */
export const bankAccount: Rule = ({ texts }) => {
  for (const text of texts.map(plain)) {
    for (const { 0: digits, index } of text.matchAll(account)) {
      const end = index + digits.length + MAX_DISTANCE;
      const around = text.slice(Math.max(0, index - MAX_DISTANCE), end);
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
