import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigation } from '@remix-run/react';
import { read } from '../api.server.ts';
import { failureHeaders } from '../failure.ts';
import { feedLinks } from '../feeds/formats.ts';
import { jobSummary } from '../jobs/job.server.ts';
import { AdvertBanner, JobGrid, JobSkeletons } from '../jobs/job-grid.tsx';
import { jobQuery, jobsPath, jobsTitle } from '../jobs/job-query.ts';
import { JobSearch } from '../jobs/job-search.tsx';
import { EmptyState, ErrorState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Main, PageTitle } from '../layout/page.tsx';
import { publicly } from '../listings/caching.ts';
import { DidYouMean, meantBy } from '../listings/did-you-mean.tsx';
import { LoadingNote } from '../listings/loading-note.tsx';
import { pageLink, pageNumber, pageOf, rangeOf } from '../listings/page.ts';
import { Pagination } from '../listings/pagination.tsx';
import { ResultLine } from '../listings/result-line.tsx';

export { headers } from '../listings/caching.ts';

const pageSize = 20;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { query = {}, page } = args.data ?? {};
  const place = query.location ?? 'Nigeria';
  const title = jobsTitle(query);
  return [
    ...pageMeta(args, {
      title,
      description: `Dispatch rider, van driver and logistics jobs in ${place}: full time, part time and contract.`,
      canonical: jobsPath({ location: query.location }, page?.number),
      noindex: Boolean(query.q) || page?.total === 0,
    }),
    ...feedLinks(jobsPath(query), title),
  ];
};

/** One page of the live jobs that match `?q=`, `?location=`, `?type=` and `?page=`. */
export async function loader(visit: LoaderFunctionArgs) {
  const search = new URL(visit.request.url).searchParams;
  const number = pageNumber(search);
  const query = jobQuery(search);
  const {
    data: jobs,
    headers,
    failure,
  } = await read(visit, '/api/jobs', {
    query: { ...query, range: rangeOf(number, pageSize) },
  });
  if (failure) {
    return data(
      { query, page: null, jobs: [], meant: undefined },
      { status: failure.status, headers: failureHeaders(failure) },
    );
  }
  const page = pageOf(headers, number, pageSize);
  if (number > page.pages) throw redirect(`/jobs${pageLink(search, page.pages)}`);
  const now = new Date();
  return data(
    { query, page, jobs: jobs.map((job) => jobSummary(job, now)), meant: meantBy(headers) },
    { headers: publicly },
  );
}

export default function Jobs() {
  const { query, page, jobs, meant } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const searching = location?.pathname === '/jobs';
  return (
    <Main>
      <Hero />
      <JobSearch query={query} />
      <LoadingNote path="/job/">Loading job details...</LoadingNote>
      {page && (
        <ResultLine listPath={jobsPath(query)}>
          {page.count} {page.total === 1 ? 'job' : 'jobs'} found
        </ResultLine>
      )}
      {meant && query.q && (
        <DidYouMean q={query.q} meant={meant} to={jobsPath({ ...query, q: meant })} />
      )}
      {searching && <JobSkeletons />}
      {!searching && page && page.total > 0 && <JobGrid jobs={jobs} />}
      {!searching && page?.total === 0 && <NoJobs />}
      {!searching && page && <Pagination page={page} />}
      {!searching && !page && <JobsFailed again={jobsPath(query)} />}
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

/** A search that never left the phone. */
export function ErrorBoundary() {
  return (
    <Main>
      <Hero />
      <JobsFailed again="" />
    </Main>
  );
}
