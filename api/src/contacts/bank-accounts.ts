import { plain } from './words.ts';

/** Words near which ten digits are an account number (NUBAN), not a phone number. */
const bank =
  /\b(?:account|acct|acc|a\/c|aza|nuban|bank|gtb|gtbank|opay|palmpay|moniepoint|kuda|access bank|zenith|first ?bank|uba|fcmb|fidelity|wema|sterling|polaris|union bank|ecobank|stanbic|keystone|providus|jaiz|unity bank|carbon|fairmoney)\b/;

const account = /(?<![\d+])\d(?:[ -]?\d){9}(?![ -]?\d)/g;

/** Distance in characters between an account number and the name of its bank. */
const MAX_DISTANCE = 80;

/** The bank account numbers in a text as written there. */
export function bankAccountsIn(text: string): string[] {
  const words = plain(text);
  return [...words.matchAll(account)].flatMap(({ 0: digits, index }) => {
    const end = index + digits.length + MAX_DISTANCE;
    return bank.test(words.slice(Math.max(0, index - MAX_DISTANCE), end)) ? [digits] : [];
  });
}
