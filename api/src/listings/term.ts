import type { Plan, Term } from '#contract/plans.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The end of a term that begins at `start`. Months are calendar months in UTC, clamped to the end of the month:
 * 30 November plus three months gives 28 February, or 29 in a leap year.
 */
export function endOf(term: Term, start: Date): Date {
  if ('days' in term) return new Date(start.getTime() + term.days * DAY_MS);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + term.months);
  end.setUTCDate(Math.min(start.getUTCDate(), daysInMonth(end)));
  return end;
}

const daysInMonth = (moment: Date) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();

export function termOf({ plans }: { plans: Readonly<Record<string, Plan>> }, plan: string): Term {
  const { term } = plans[plan] ?? {};
  if (!term) throw new Error(`Unknown plan: ${plan}`);
  return term;
}
