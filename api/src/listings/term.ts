import type { Term } from '#contract/plans.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * When a term that begins at `start` ends. Months are calendar months in UTC, never past the end of a month:
 * 30 November and three months give 28 February, 29 in a leap year.
 */
export function endOf(term: Term, start: Date): Date {
  if ('days' in term) return new Date(start.getTime() + term.days * day);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + term.months);
  end.setUTCDate(Math.min(start.getUTCDate(), daysInMonth(end)));
  return end;
}

const daysInMonth = (moment: Date) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
