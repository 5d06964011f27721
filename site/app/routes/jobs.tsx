import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigation } from '@remix-run/react';
import { read } from '../api/api.server.ts';
import { feedLinks, feedPath } from '../feeds/formats.ts';
import { jobSummary } from '../jobs/job.server.ts';
import { AdvertBanner, JobGrid, JobSkeletons } from '../jobs/job-grid.tsx';
import { asApiQuery, jobList, jobsTitle, type JobQuery } from '../jobs/job-query.ts';
import { JobFilters } from '../jobs/job-filters.tsx';
import { jobsOfUnknownPay } from '../jobs/unknown-pay.server.ts';
import { EmptyState, ErrorState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Main } from '../layout/page.tsx';
import { loadList } from '../search/list.server.ts';
import { ListHead, ListTitle } from '../search/list-head.tsx';
import { FeedLink, Pagination } from '../search/pagination.tsx';
import { Matches, Reading } from '../search/reading.tsx';

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
      noindex: Boolean(query.q ?? query.place) || paging?.total === 0,
    }),
    ...feedLinks(jobList.address(query), title),
  ];
};

/** One page of the live jobs that match `?q=`, the filters and `?page=`. */
export async function loader(visit: LoaderFunctionArgs) {
  const now = new Date();
  const [list, unknownPay] = await Promise.all([
    loadList(
      visit,
      jobList,
      PAGE_SIZE,
      ({ range, ...query }) => read(visit, '/api/jobs', { query: { ...asApiQuery(query), range } }),
      (job) => jobSummary(job, now),
    ),
    jobsOfUnknownPay(visit),
  ]);
  return data({ ...list.data, unknownPay }, list.init ?? undefined);
}

export default function Jobs() {
  const { query, paging, cards, meant, understood, unknownPay } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const searching = location?.pathname === jobList.path;
  return (
    <Main>
      <ListHead
        list={jobList}
        query={query}
        label="Search jobs by title, company or location"
        placeholder="Title, company or location"
      >
        <JobFilters query={query} />
      </ListHead>
      <Hero
        count={
          paging && !searching
            ? `${paging.count} ${paging.count === '1' ? 'job' : 'jobs'} found`
            : ''
        }
      />
      <Reading list={jobList} query={query} understood={understood} meant={meant} />
      {!searching && query.minPay && paging && <LeftOut query={query} count={unknownPay} />}
      {searching && <JobSkeletons />}
      {!searching && paging && paging.total > 0 && (
        <Matches cards={cards} understood={understood} grid={(group) => <JobGrid jobs={group} />} />
      )}
      {!searching && paging?.total === 0 && <NoJobs />}
      {!searching && paging && <Pagination paging={paging} />}
      {!searching && !paging && <JobsFailed again={jobList.address(query)} />}
      <AdvertBanner />
      <FeedLink to={feedPath(jobList.address(query), 'feed.xml')} />
    </Main>
  );
}

const Hero = ({ count }: { count?: string }) => (
  <ListTitle title="Find delivery jobs" count={count}>
    <Link to="/post-job" className="btn btn-small btn-secondary shrink-0">
      <Icon name="register" /> Post a Job
    </Link>
  </ListTitle>
);

/** Tells that a minimum pay hides jobs that may pay as much; `count` is undefined where it is not known. */
function LeftOut({ query, count }: { query: JobQuery; count: number | undefined }) {
  if (count === 0) return null;
  const jobs =
    count === 1
      ? '1 job that does not name its'
      : `${count ? `${count} jobs` : 'Jobs'} that do not name their`;
  return (
    <p className="text-ink-soft mb-2 text-sm">
      {jobs} pay by the day, week or month {count === 1 ? 'is' : 'are'} not shown.{' '}
      <Link to={jobList.address({ ...query, minPay: undefined })} className="link">
        Show them, too
      </Link>
    </p>
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
