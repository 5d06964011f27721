/** Whole naira per hour, day, week, month or year. */
export interface Salary {
  min: number;
  max: number;
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

const amount = String.raw`(?:₦|NGN|N)?\s?(\d{1,3}(?:,\d{3})+|\d+)(k?)`;
const written = new RegExp(
  String.raw`^(?=₦|NGN|N)${amount}(?:\s*(?:-|–|to)\s*${amount})?\s*(?:/|per|an|a)?\s*(hour|day|dai|week|month|year|annum)(?:ly)?$`,
  'i',
);
const units: Record<string, Salary['unit']> = {
  hour: 'HOUR',
  day: 'DAY',
  dai: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
  annum: 'YEAR',
};

/**
 * Parses unambiguous texts only: '₦80,000 - ₦120,000 per month', '₦150k monthly', but not 'attractive' or '₦80,000 plus
 * bonus'. A wrong figure in a search result is worse than none.
 */
export function salaryIn(text: string | null): Salary | undefined {
  const [, low, lowK, high, highK, period] = written.exec(text?.trim() ?? '') ?? [];
  const unit = units[period?.toLowerCase() ?? ''];
  if (!low || !unit) return undefined;
  const min = naira(low, lowK);
  const max = high ? naira(high, highK) : min;
  return max >= min ? { min, max, unit } : undefined;
}

const naira = (digits: string, thousands?: string) =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
