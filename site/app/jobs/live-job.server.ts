import { read, type Visit } from '../api/api.server.ts';
import { missing } from '../listings/missing.server.ts';
import { otherJobs } from './alternatives.server.ts';
import { jobDetails } from './job.server.ts';
import { failed } from './missing-job.tsx';

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
