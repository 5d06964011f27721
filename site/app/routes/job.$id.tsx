import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { read } from '../api/api.server.ts';
import { otherJobs } from '../jobs/alternatives.server.ts';
import { ContactEmployer } from '../jobs/contact-employer.tsx';
import { jobDetails } from '../jobs/job.server.ts';
import type { JobSummary } from '../jobs/job.ts';
import { JobDescription, JobHeader } from '../jobs/job-description.tsx';
import { JobGrid } from '../jobs/job-grid.tsx';
import { jobPosting } from '../jobs/job-posting.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Main } from '../layout/page.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { excerpt } from '../text/plain-text.ts';
import { LoadingNote } from '../layout/loading-note.tsx';
import { MapPanel } from '../places/map.tsx';
import { sharePicture } from '../listings/share-picture.server.ts';
import { missing } from '../listings/missing.server.ts';
import { missingMeta, MissingListing } from '../listings/missing-listing.tsx';
import { settings } from '../layout/settings.server.ts';

export { headers } from '../layout/caching.ts';

const failed = 'Job not found or an error occurred.';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const { job, siteUrl, share } = args.data;
  return [
    ...pageMeta(args, {
      title: `${job.title} at ${job.company}, ${job.location}`,
      description: excerpt(job.description),
      image: share,
    }),
    { 'script:ld+json': jobPosting(job, siteUrl) },
  ];
};

export async function loader(visit: LoaderFunctionArgs) {
  const now = new Date();
  const { data: job, failure } = await read(visit, '/api/jobs/{id}', {
    path: { id: String(visit.params.id) },
  });
  if (failure)
    throw await missing(failure, { notFound: failed, failed }, (was) => otherJobs(visit, now, was));
  const share = sharePicture('job', job);
  return data(
    { job: jobDetails(job, now), siteUrl: settings.siteUrl, share },
    { headers: publicly },
  );
}

export default function JobPage() {
  const { job } = useLoaderData<typeof loader>();
  return (
    <Main>
      <BackLink to="/jobs" />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <JobHeader job={job} />
        <section aria-label="Contact" className="stack lg:row-span-2">
          <ContactEmployer key={job.id} job={job} />
          <MapPanel key={`map-${job.id}`} place={job.location} />
        </section>
        <JobDescription job={job} />
      </div>
    </Main>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <LoadingNote path="/job/">Loading job details...</LoadingNote>
      <MissingListing<JobSummary>
        failed={failed}
        back={{ to: '/jobs', label: 'Back to Jobs' }}
        instead="Jobs that are open now"
      >
        {(jobs) => <JobGrid jobs={jobs} />}
      </MissingListing>
    </>
  );
}
