import { read, type Visit } from '../api/api.server.ts';
import { pagingOf } from '../search/paging.ts';
import { understoodBy } from '../search/reading.tsx';
import { asApiQuery, jobList, type JobQuery } from './job-query.ts';

/**
 * How many jobs a minimum pay leaves out because they do not say theirs; undefined without a minimum, and where the API
 * stops counting or fails.
 */
export async function jobsOfUnknownPay(visit: Visit): Promise<number | undefined> {
  const { searchParams, pathname } = new URL(visit.request.url);
  const { minPay, ...query } = jobList.query(searchParams, pathname);
  if (!minPay) return undefined;
  const [all, paid] = await Promise.all([count(visit, query), count(visit, query, 1)]);
  return all === undefined || paid === undefined ? undefined : Math.max(0, all - paid);
}

async function count(visit: Visit, search: JobQuery, minPay?: number) {
  const query = { ...asApiQuery(search), minPay, range: '[0,0]' };
  const { headers } = await read(visit, '/api/jobs', { query });
  if (!headers) return undefined;
  const { total, isCapped } = pagingOf(headers, 1, 1);
  return isCapped ? undefined : Number(understoodBy(headers).partial ?? total);
}
