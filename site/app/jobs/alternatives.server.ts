import { cityIn } from '#contract/places.ts';
import { read, type Visit } from '../api/api.server.ts';
import type { Ended } from '../api/failure.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { rangeOf } from '../search/paging.ts';
import { jobSummary } from './job.server.ts';
import type { JobDetails } from './job.ts';
import { asJobType } from './job-types.ts';

/** One row of cards. */
const MAX_JOBS = 2;

/** Live jobs in place of one that is gone: of its type in its city, else in its city, else any. */
export async function otherJobs(visit: Visit, now: Date, was?: Ended) {
  const type = asJobType(was?.type);
  const location = cityIn(was?.location ?? '');
  const search = (query: { location?: string; type?: typeof type }) => () =>
    read(visit, '/api/jobs', { query: { ...query, range: rangeOf(1, MAX_JOBS) } });
  const nearest = location ? [search({ location, type }), search({ location })] : [];
  return (await firstOf(MAX_JOBS, [...nearest, search({})])).map((job) => jobSummary(job, now));
}

/** Other live jobs in the city of a job; where its location names none, the nearest and then any. */
export async function similarJobs(visit: Visit, now: Date, { id, location, place }: JobDetails) {
  const city = cityIn(location);
  const search = (query: { location?: string; place?: string }) => () =>
    read(visit, '/api/jobs', { query: { ...query, range: rangeOf(1, MAX_JOBS + 1) } });
  const near = place ? [search({ place })] : [];
  const searches = city ? [search({ location: city })] : [...near, search({})];
  return (await firstOf(MAX_JOBS, searches, id)).map((job) => jobSummary(job, now));
}
