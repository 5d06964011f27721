import { notice, quoted, type Rule } from '../note.ts';
import { plain } from '../words.ts';

/** Naira a month. Riders earn 70,000 to 250,000 and pilots of a cargo airline not yet this. */
const most = 1_500_000;

const amount = /(\d[\d,.]{0,14})\s?(k|m|million|thousand)?\b(?! ?%)/g;
const times = [
  [/\b(?:daily|a day|per day|every day|\/ ?day)\b/, 26],
  [/\b(?:weekly|a week|per week|every week|\/ ?week|wkly)\b/, 4.3],
  [/\b(?:yearly|annual|annually|a year|per annum|per year|p\.a)\b/, 1 / 12],
] as const;

/** Pay beyond what this trade pays is bait. */
export const highPay: Rule = ({ salary }) => {
  if (salary === null || /%|commission/i.test(salary)) return [];
  const text = plain(salary);
  const [, perMonth = 1] = times.find(([word]) => word.test(text)) ?? [];
  const highest = Math.max(0, ...[...text.matchAll(amount)].map(naira));
  if (highest * perMonth <= most) return [];
  return [
    notice(
      'high_pay',
      `The pay, ${quoted(salary)}, is far above what such jobs pay. Check the company and what people would really do.`,
    ),
  ];
};

function naira([, digits = '', unit = '']: RegExpExecArray): number {
  const number = Number(digits.replace(/[.,]$/, '').replaceAll(/,|\.(?=\d{3}(?:\D|$))/g, ''));
  return number * (/^m/.test(unit) ? 1_000_000 : unit ? 1_000 : 1) || 0;
}
