import { notice, quoted, type Rule } from '../note.ts';
import { clausesOf, inNaira, plain } from '../../contacts/words.ts';

/** Riders earn 70,000 to 250,000 naira a month, pilots of a cargo airline less than this. */
const MAX_NAIRA_PER_MONTH = 1_500_000;

const amount = /(\d[\d,.]{0,14})\s?(k|m|million|thousand)?\b(?! ?%)/g;
const periodsPerMonth = [
  // First: "₦80,000 monthly, 8 hours a day".
  [/\b(?:monthly|a month|per month|every month|\/ ?month)\b/, 1],
  [/\b(?:daily|a day|per day|every day|\/ ?day)\b/, 26],
  [/\b(?:weekly|a week|per week|every week|\/ ?week|wkly)\b/, 4.3],
  [/\b(?:yearly|annual|annually|a year|per annum|per year|p\.a)\b/, 1 / 12],
] as const;

/** More digits are a phone number. */
const MAX_NAIRA = 1_000_000_000;

/** A promise costs nothing to make: "up to N500,000 monthly in commission". */
const MAX_PROMISED_NAIRA_PER_MONTH = 300_000;
const promise =
  /^(?=.*\b(?:commissions?|bonus(?:es)?)\b).*\b(?:up to|as much as|earn|make|monthly|weekly|daily|per|every|an?)\b/m;

/** Pay far above the trade's level is often bait. */
export const highPay: Rule = ({ kind, salary, texts }) => {
  if (kind !== 'job') return undefined;
  const isHigh =
    salary !== null &&
    !/%|commission/i.test(salary) &&
    perMonth(plain(salary)) > MAX_NAIRA_PER_MONTH;
  const promised = texts
    .flatMap(clausesOf)
    .find((clause) => promise.test(clause) && perMonth(clause) > MAX_PROMISED_NAIRA_PER_MONTH);
  const pay = isHigh ? salary : promised;
  if (!pay) return undefined;
  return notice(
    'high_pay',
    `The pay, ${quoted(inNaira(pay))}, is far above what such jobs pay. Check the company and the real work.`,
  );
};

/** The highest amount of a normalized text, for a month. Its parts have their own periods: "₦100,000 + daily feeding". */
const perMonth = (text: string) => Math.max(...text.split(/\+|\bplus\b|,(?!\d)|\(/).map(ofPart));

function ofPart(text: string): number {
  const [, times = 1] = periodsPerMonth.find(([period]) => period.test(text)) ?? [];
  const amounts = [...text.matchAll(amount)].map(naira).filter((each) => each < MAX_NAIRA);
  return Math.max(0, ...amounts) * times;
}

function naira([, digits = '', unit = '']: RegExpExecArray): number {
  const number = Number(digits.replace(/[.,]$/, '').replaceAll(/,|\.(?=\d{3}(?:\D|$))/g, ''));
  return number * (/^m/.test(unit) ? 1_000_000 : unit ? 1_000 : 1) || 0;
}
