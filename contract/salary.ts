/** How often pay comes, as the form offers it. */
export const salaryPeriods = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  trip: 'a trip',
} as const;
export type SalaryPeriod = keyof typeof salaryPeriods;

/** Whole naira per period. */
export interface Salary {
  min: number;
  max: number;
  period: SalaryPeriod | 'hour' | 'year';
}

const periods: Readonly<Record<string, Salary['period']>> = {
  hour: 'hour',
  day: 'day',
  dai: 'day',
  night: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  annum: 'year',
  trip: 'trip',
};
const named = Object.keys(periods).join('|');
const amount = String.raw`(?:₦|NGN|N|#)?\s?(?!\d\d?\.)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(?:00)?|(k?))`;
const written = new RegExp(
  String.raw`^${amount}(?:\s*(?:-|–|—|to)\s*${amount})?(?:\s*(?:net|gross|basic|stipend)\b)?` +
    String.raw`(?:\s*(?:/|per|an|a|each|\()?\s*\b(${named})(?:ly)?\)?)?` +
    String.raw`(?:\s*(?:,(?!\d|\s(?:\d{3}\b|\d+,\d))|\+|plus\b|and\b|with\b|\().*)?$`,
  'i',
);
const PERIOD = new RegExp(String.raw`\b(?:${named})`, 'i');
const CURRENCY = /^\s*(?:₦|NGN|N|#)\s?\d/i;

/**
 * Reads a salary that begins with a figure or a range: '₦80,000 - ₦120,000 per month', '₦150k monthly plus lunch', and with
 * a chosen period 'NGN 70,000 - 150,000'. A period in the text is right, whatever was chosen beside it. Undefined for anything
 * else: a wrong figure is worse than none.
 */
export function salaryIn(
  text: string | null,
  chosen: SalaryPeriod | null = null,
): Salary | undefined {
  const trimmed = text?.trim() ?? '';
  const [, low, lowK, high, highK, word] = written.exec(trimmed) ?? [];
  const period = periods[word?.toLowerCase() ?? ''] ?? chosen;
  if (!low || !period || (!chosen && !CURRENCY.test(trimmed))) return undefined;
  const max = naira(high ?? low, high ? highK : lowK);
  // In '70 - 150k' the first figure is in thousands, too.
  const min = naira(low, lowK || (highK && naira(low) < 1_000) ? 'k' : '');
  return max >= min && max < MAX_NAIRA ? { min, max, period } : undefined;
}

/** Larger figures are typing errors. */
const MAX_NAIRA = 1_000_000_000;

/** The amount of digits with commas, in thousands where a `k` follows. */
export const naira = (digits: string, thousands?: string) =>
  Number(digits.replace(/,/g, '')) * (thousands ? 1000 : 1);

/** The salary as people read it: with the chosen period where its text names none; 'Confidential' is no figure. */
export function shownSalary(text: string | null, chosen: SalaryPeriod | null = null) {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  const isBare = chosen && !PERIOD.test(trimmed) && salaryIn(trimmed, chosen);
  const shown = isBare ? `${trimmed} ${salaryPeriods[chosen]}` : trimmed;
  return { text: shown, isFigure: /\d/.test(trimmed) };
}

/** Factor to a month of 26 working days of 8 hours; trips per month are unknown. */
const PER_MONTH = { hour: 26 * 8, day: 26, week: 52 / 12, month: 1, year: 1 / 12, trip: undefined };

/** Naira a month of an amount that is paid by the day, week or month. */
export const perMonth = (naira: number, period: 'day' | 'week' | 'month') =>
  Math.round(naira * PER_MONTH[period]);

/** The lower end of a salary by the month, to compare jobs; null where it is not known. */
export function monthlyPay(text: string | null, chosen: SalaryPeriod | null): number | null {
  const salary = salaryIn(text, chosen);
  const factor = salary && PER_MONTH[salary.period];
  return salary && factor ? Math.round(salary.min * factor) || null : null;
}
