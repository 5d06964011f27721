import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigation } from '@remix-run/react';
import { read } from '../api/api.server.ts';
import { feedLinks, feedPath } from '../feeds/formats.ts';
import { jobSummary } from '../jobs/job.server.ts';
import { AdvertBanner, JobGrid, JobSkeletons } from '../jobs/job-grid.tsx';
import { jobList, jobsTitle } from '../jobs/job-query.ts';
import { JobSearch } from '../jobs/job-search.tsx';
import { EmptyState, ErrorState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Main, PageTitle } from '../layout/page.tsx';
import { DidYouMean } from '../search/did-you-mean.tsx';
import { LoadingNote } from '../layout/loading-note.tsx';
import { loadList } from '../search/list.server.ts';
import { Pagination } from '../search/pagination.tsx';
import { ResultLine } from '../search/result-line.tsx';

export { headers } from '../layout/caching.ts';

const PAGE_SIZE = 20;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { query = {}, paging } = args.data ?? {};
  const place = query.location ?? 'Nigeria';
  const title = jobsTitle(query);
  return [
    ...pageMeta(args, {
      title,
      description: `Dispatch rider, van driver and logistics jobs in ${place}: full time, part time and contract.`,
      canonical: jobList.address({ location: query.location }, paging?.number),
      noindex: Boolean(query.q) || paging?.total === 0,
    }),
    ...feedLinks(jobList.address(query), title),
  ];
};

/** One page of the live jobs that match `?q=`, `?location=`, `?type=` and `?page=`. */
export function loader(visit: LoaderFunctionArgs) {
  const now = new Date();
  return loadList(
    visit,
    jobList,
    PAGE_SIZE,
    (query) => read(visit, '/api/jobs', { query }),
    (job) => jobSummary(job, now),
  );
}

export default function Jobs() {
  const { query, paging, cards, meant } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const searching = location?.pathname === jobList.path;
  return (
    <Main>
      <Hero />
      <JobSearch query={query} />
      <LoadingNote path="/job/">Loading job details...</LoadingNote>
      {paging && (
        <ResultLine feed={feedPath(jobList.address(query), 'feed.xml')}>
          {paging.count} {paging.total === 1 ? 'job' : 'jobs'} found
        </ResultLine>
      )}
      {meant && query.q && (
        <DidYouMean q={query.q} meant={meant} to={jobList.address({ ...query, q: meant })} />
      )}
      {searching && <JobSkeletons />}
      {!searching && paging && paging.total > 0 && <JobGrid jobs={cards} />}
      {!searching && paging?.total === 0 && <NoJobs />}
      {!searching && paging && <Pagination paging={paging} />}
      {!searching && !paging && <JobsFailed again={jobList.address(query)} />}
      <AdvertBanner />
    </Main>
  );
}

function Hero() {
  return (
    <header className="mb-8 flex flex-col items-start gap-5 sm:flex-row sm:items-end sm:justify-between">
      <div>
        <PageTitle>Find delivery jobs</PageTitle>
        <p className="text-ink-soft mt-3 max-w-[40rem] text-lg">
          Work for riders, drivers and dispatch teams across Nigeria, from businesses with a CAC
          number.
        </p>
      </div>
      <Link to="/post-job" className="btn btn-primary shrink-0">
        <Icon name="register" /> Post a Job
      </Link>
    </header>
  );
}

function NoJobs() {
  return (
    <EmptyState title="No jobs found" icon="job">
      <p>Try fewer words, another place or another job type.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link to="/jobs" className="btn btn-secondary">
          Clear All Filters
        </Link>
        <Link to="/post-job" className="btn btn-quiet">
          Post a Job
        </Link>
      </p>
    </EmptyState>
  );
}

function JobsFailed({ again }: { again: string }) {
  return (
    <ErrorState title="Failed to load jobs" icon="offline">
      <p>Please check your connection and try again.</p>
      <a href={again} className="btn btn-secondary">
        Try again
      </a>
    </ErrorState>
  );
}

/** For a search that failed in the browser. */
export function ErrorBoundary() {
  return (
    <Main>
      <Hero />
      <JobsFailed again="" />
    </Main>
  );
}
