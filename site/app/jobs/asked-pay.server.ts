import { naira } from '#contract/salary.ts';
import { jobList, type JobQuery } from './job-query.ts';

const AMOUNT =
  /(?<![\w,₦#])(?:₦|NGN|N|#)?\s?(\d{1,3}(?:,\d{3})+|\d{2,6})(k?)(?![\w,])(?:\s*naira)?/i;

/**
 * The search with the minimum pay for an amount in its words, such as `driver 150k`: the words alone are compared with no
 * pay. Undefined without an amount, below the least choice, and where a minimum is chosen already.
 */
export function askedPay({ q, minPay, ...query }: JobQuery): JobQuery | undefined {
  const [written, figure, thousands] = AMOUNT.exec(q ?? '') ?? [];
  if (!q || !written || !figure || minPay) return undefined;
  const amount = naira(figure, thousands);
  const choice = Object.keys(jobList.filters.minPay.choices)
    .filter((value) => value.endsWith('-month') && Number.parseInt(value, 10) <= amount)
    .at(-1);
  const words = q.replace(written, ' ').replaceAll(/\s+/g, ' ').trim();
  return choice ? { ...query, q: words || undefined, minPay: choice } : undefined;
}
