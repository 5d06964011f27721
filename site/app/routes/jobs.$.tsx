import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useRouteError } from '@remix-run/react';
import { placesByPath } from '#contract/places.ts';
import { feedLinks, feedPath } from '../feeds/formats.ts';
import { Advert, JobGrid, JobSkeletons } from '../jobs/job-grid.tsx';
import { jobsOfUnknownPay, jobSource } from '../jobs/job-list.server.ts';
import { jobList, jobsTitle, type JobQuery } from '../jobs/job-query.ts';
import { JobFilters } from '../jobs/job-filters.tsx';
import { askedPay } from '../jobs/asked-pay.server.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { isNetworkError, oursText, unansweredOf } from '../layout/network.ts';
import { pageMeta, siteUrlOf } from '../layout/page-meta.ts';
import { Main } from '../layout/page.tsx';
import { Breadcrumb, breadcrumbList, crumbsOf } from '../search/breadcrumb.tsx';
import { loadList } from '../search/list.server.ts';
import { ListError, unknownPlace } from '../search/list-error.tsx';
import { ListHead, ListTitle, type ListTitleProps, useNextSearch } from '../search/list-head.tsx';
import { FeedLink } from '../search/pagination.tsx';
import { pagedTitle } from '../search/paging.ts';
import { Neighbours } from '../search/place-links.tsx';
import { Reading } from '../search/reading.tsx';
import { Results } from '../search/results.tsx';

export { headers } from '../layout/caching.ts';

const PAGE_SIZE = 20;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { query = {}, paging, around, isIndexed } = args.data ?? {};
  const place = query.place ? around?.place : undefined;
  const where = query.location ?? place?.fullName ?? 'Nigeria';
  const title = unknownPlace(args.error) ?? jobsTitle(query, place?.fullName);
  const noindex = Boolean(query.q) || !isIndexed;
  return [
    ...pageMeta(args, {
      title: pagedTitle(title, paging?.number),
      description: `Dispatch rider, van driver and logistics jobs in ${where}: full time, part time and contract.`,
      canonical: jobList.address(
        noindex ? query : { place: query.place ?? pathOf(query.location) },
        paging?.number,
      ),
      noindex,
    }),
    ...feedLinks(jobList.flatAddress(query), title),
    ...(place ? [breadcrumbList(crumbsOf(jobList, query, place), siteUrlOf(args))] : []),
  ];
};

/** The page of a place begins with the jobs of the filter with its name. */
const pathOf = (location?: string) =>
  Object.keys(placesByPath).find((path) => placesByPath[path] === location);

/** One page of the live jobs at a place, such as `/jobs/lagos/ikeja`, that match `?q=`, the filters and `?page=`. */
export async function loader(visit: LoaderFunctionArgs) {
  const [list, unknownPay] = await Promise.all([
    loadList(visit, jobList, PAGE_SIZE, jobSource(visit, new Date())),
    jobsOfUnknownPay(visit),
  ]);
  const paid = askedPay(list.data.query);
  return data({ ...list.data, unknownPay, paid }, list.init ?? undefined);
}

export default function Jobs() {
  const found = useLoaderData<typeof loader>();
  const { query, parts, paging, count, problem, around, lead, unknownPay, paid } = found;
  const searching = useNextSearch(jobList) !== undefined;
  const place = query.place ? around.place : undefined;
  return (
    <Main>
      <ListHead
        list={jobList}
        found={found}
        label="Search jobs by title, company or location"
        placeholder="Title, company or location"
      >
        <JobFilters query={query} />
      </ListHead>
      {place && <Breadcrumb crumbs={crumbsOf(jobList, query, place)} />}
      <Hero
        title={place && jobsTitle({}, place.fullName)}
        count={searching || !count || lead ? '' : foundOf(count)}
      />
      {place && (
        <p role="status" className="text-ink-soft not-empty:mb-3 text-sm">
          {!searching && lead}
        </p>
      )}
      <Reading key={query.q} list={jobList} found={found} />
      {!searching && paid && <OnlyPaid key={paid.minPay} query={paid} />}
      {!searching && query.minPay && paging && (
        <LeftOut key={unknownPay} query={query} count={unknownPay} />
      )}
      <Results
        list={jobList}
        found={found}
        searching={searching}
        skeletons={<JobSkeletons />}
        grid={(cards) => <JobGrid jobs={cards} />}
        nothing={{
          title: 'No jobs found',
          icon: 'job',
          orElse: `another place${parts.type ? ' or another job type' : ''}`,
          links: [
            ['/jobs', 'Clear All Filters'],
            ['/post-job', 'Post a Job'],
          ],
        }}
      />
      {!searching && problem && <JobsFailed again={jobList.address(query)} reason={problem} />}
      {place && !found.offers.length && <Neighbours list={jobList} query={query} place={place} />}
      <div className="mt-6">
        <Advert label="Advertisement">Reach delivery businesses across Nigeria</Advert>
      </div>
      <FeedLink to={feedPath(jobList.flatAddress(query), 'feed.xml')} />
    </Main>
  );
}

/** `3 jobs found` (spec §2); of none in full the count says already what is shown instead. */
const foundOf = (count: string) => (count.startsWith('None') ? count : `${count} found`);

const Hero = ({ title = 'Find delivery jobs', count }: Partial<ListTitleProps>) => (
  <ListTitle title={title} count={count}>
    <Link to="/post-job" className="btn btn-small btn-secondary shrink-0">
      <Icon name="register" /> Post a Job
    </Link>
  </ListTitle>
);

/** Offers the minimum pay that the words of a search name, which are compared with no pay. */
const OnlyPaid = ({ query }: { query: JobQuery }) => (
  <p className="text-ink-soft mb-2 text-sm">
    <Link to={jobList.address(query)} className="link">
      Only jobs from {jobList.filters.minPay.choices[query.minPay ?? '']}
    </Link>
  </p>
);

/** Says that the minimum pay hides jobs that may pay as much; `count` is undefined when it is unknown. */
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

interface JobsFailedProps {
  again: string;
  isLine?: boolean;
  reason?: string;
}

function JobsFailed({ again, isLine = false, reason = oursText }: JobsFailedProps) {
  return (
    <EmptyState isError title="Failed to load jobs" icon={isLine ? 'offline' : 'warning'}>
      <p>{isLine ? 'Please check your connection and try again.' : reason}</p>
      <a href={again} className="btn btn-secondary">
        Try again
      </a>
    </EmptyState>
  );
}

/** For an unknown place, and for a search that failed in the browser. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <ListError list={jobList}>
      <Main>
        <Hero />
        <JobsFailed again="" isLine={isNetworkError(error)} reason={unansweredOf(error)} />
      </Main>
    </ListError>
  );
}
