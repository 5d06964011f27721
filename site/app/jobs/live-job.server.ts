import { cityIn } from '#contract/places.ts';
import { read, type Visit } from '../api/api.server.ts';
import type { Ended } from '../api/failure.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { missing } from '../listings/missing.server.ts';
import { rangeOf } from '../search/paging.ts';
import { jobDetails, jobSummary } from './job.server.ts';
import type { JobDetails } from './job.ts';
import { asJobType } from './job-types.ts';
import { failed } from './missing-job.tsx';

/** One row of cards. */
const MAX_JOBS = 2;

/**
 * The job in the address, as its pages show it.
 * @throws its error page, with live jobs instead where it is gone
 */
export async function liveJob(visit: Visit, now: Date, id = '') {
  const { data, failure } = await read(visit, '/api/jobs/{id}', { path: { id } });
  if (failure)
    throw await missing(failure, { notFound: failed, failed }, (was) => otherJobs(visit, now, was));
  return jobDetails(data, now);
}

/** Live jobs in place of one that is gone: of its type in its city, else in its city, else any. */
async function otherJobs(visit: Visit, now: Date, was?: Ended) {
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
