import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { JobDescription, JobHeader } from '../jobs/job-description.tsx';
import { JobContact } from '../jobs/job-contact.tsx';
import { JobGrid } from '../jobs/job-grid.tsx';
import { jobPosting } from '../jobs/job-posting.ts';
import { isRemote } from '#contract/remote.ts';
import { cityIn } from '#contract/places.ts';
import { liveJob, similarJobs } from '../jobs/live-job.server.ts';
import { failed, MissingJob } from '../jobs/missing-job.tsx';
import { pageMeta, siteUrlOf } from '../layout/page-meta.ts';
import { Main } from '../layout/page.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { useNoted } from '../listings/recent.tsx';
import { Similar } from '../listings/similar.tsx';
import { excerpt } from '../text/plain-text.ts';
import { MapPanel } from '../places/map.tsx';
import { heldText } from '../reports/being-checked.tsx';
import { sharePicture } from '../listings/share-picture.server.ts';
import { missingMeta } from '../listings/missing-listing.tsx';

export { headers } from '../layout/caching.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const { job, share } = args.data;
  return [
    ...pageMeta(args, {
      title: `${job.title} at ${job.company}, ${job.location}`,
      description: heldText({ kind: 'job', listing: job }) || excerpt(job.description),
      image: share,
    }),
    ...(job.heldSince ? [] : [{ 'script:ld+json': jobPosting(job, siteUrlOf(args)) }]),
  ];
};

export async function loader(visit: LoaderFunctionArgs) {
  const now = new Date();
  const job = await liveJob(visit, now, visit.params.id);
  const similar = await similarJobs(visit, now, job);
  return data({ job, similar, share: sharePicture('job', job) }, { headers: publicly });
}

export default function JobPage() {
  const { job, similar } = useLoaderData<typeof loader>();
  const city = cityIn(job.location);
  useNoted({ name: job.title, place: job.location, href: `/job/${job.id}` });
  return (
    <Main key={job.id}>
      <BackLink to="/jobs" />
      <div className="beside lg:grid-rows-[auto_auto_1fr] lg:items-start">
        <JobHeader job={job} />
        <section aria-label="Contact" className="stack lg:row-span-3">
          <JobContact job={job} />
        </section>
        <JobDescription job={job} />
        {!isRemote(job) && <MapPanel place={job.location} />}
      </div>
      <Similar heading={city ? `More jobs in ${city}` : 'More jobs'} listings={similar}>
        <JobGrid jobs={similar} isBelow />
      </Similar>
    </Main>
  );
}

export { MissingJob as ErrorBoundary };
