import { notice, quoted, type Rule } from '../note.ts';
import { plain } from '../words.ts';

/** Riders earn 70,000 to 250,000 naira a month, pilots of a cargo airline less than this. */
const MAX_NAIRA_PER_MONTH = 1_500_000;

const amount = /(\d[\d,.]{0,14})\s?(k|m|million|thousand)?\b(?! ?%)/g;
const periodsPerMonth = [
  [/\b(?:daily|a day|per day|every day|\/ ?day)\b/, 26],
  [/\b(?:weekly|a week|per week|every week|\/ ?week|wkly)\b/, 4.3],
  [/\b(?:yearly|annual|annually|a year|per annum|per year|p\.a)\b/, 1 / 12],
] as const;

/** Pay far above the trade's level is often bait. */
export const highPay: Rule = ({ salary }) => {
  if (salary === null || /%|commission/i.test(salary)) return [];
  const text = plain(salary);
  const [, perMonth = 1] = periodsPerMonth.find(([period]) => period.test(text)) ?? [];
  const highest = Math.max(0, ...[...text.matchAll(amount)].map(naira));
  if (highest * perMonth <= MAX_NAIRA_PER_MONTH) return [];
  return [
    notice(
      'high_pay',
      `The pay, ${quoted(salary)}, is far above what such jobs pay. Check the company and the real work.`,
    ),
  ];
};

function naira([, digits = '', unit = '']: RegExpExecArray): number {
  const number = Number(digits.replace(/[.,]$/, '').replaceAll(/,|\.(?=\d{3}(?:\D|$))/g, ''));
  return number * (/^m/.test(unit) ? 1_000_000 : unit ? 1_000 : 1) || 0;
}
