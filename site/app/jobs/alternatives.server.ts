import { read, type Visit } from '../api.server.ts';
import type { Ended } from '../failure.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { placeIn } from '../listings/places.ts';
import { jobSummary } from './job.server.ts';
import { asJobType } from './job-types.ts';

/** One row of cards. */
const most = 2;

/** Live jobs for whoever came for one that is gone: of its type in its city, in its city, any. */
export async function otherJobs(visit: Visit, now: Date, was?: Ended) {
  const type = asJobType(was?.type ?? null);
  const location = placeIn(was?.location ?? '');
  const search = (query: { location?: string; type?: typeof type }) => () =>
    read(visit, '/api/jobs', { query: { ...query, range: JSON.stringify([0, most - 1]) } });
  const nearest = location ? [search({ location, type }), search({ location })] : [];
  return (await firstOf(most, [...nearest, search({})])).map((job) => jobSummary(job, now));
}
