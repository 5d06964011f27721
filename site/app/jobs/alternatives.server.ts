import { answer, api } from '../api.server.ts';
import { jobSummary } from './job.server.ts';

/** A few live jobs, for whoever came for one that is gone; none when they cannot be had. */
export async function otherJobs(request: Request, now: Date) {
  const { data = [] } = await answer(
    api(request).GET('/api/jobs', { params: { query: { range: '[0,1]' } } }),
  );
  return data.map((job) => jobSummary(job, now));
}
