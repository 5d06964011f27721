import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useRouteError } from '@remix-run/react';
import { serviceNames } from '#contract/listing-types.ts';
import { CompanyGrid, CompanySkeletons } from '../companies/company-grid.tsx';
import { companySource } from '../companies/company-list.server.ts';
import { companiesTitle, companyList } from '../companies/company-query.ts';
import { feedLinks, feedPath } from '../feeds/formats.ts';
import { isNetworkError, oursText, unansweredOf } from '../layout/network.ts';
import { pageMeta, siteUrlOf } from '../layout/page-meta.ts';
import { Main, Page } from '../layout/page.tsx';
import { RecentlyViewed } from '../listings/recent.tsx';
import { OfflineBanner } from '../layout/offline-banner.tsx';
import { DistancesNote, NearMeButton, NearMeProblem, useNearMe } from '../places/near-me.tsx';
import { distancesFrom } from '../places/near.server.ts';
import { useSearchedRoute } from '../search/searched-route.ts';
import { Breadcrumb, breadcrumbList, crumbsOf } from '../search/breadcrumb.tsx';
import { loadList } from '../search/list.server.ts';
import { ListHead, ListTitle, useNextSearch } from '../search/list-head.tsx';
import { ListError, unknownPlace } from '../search/list-error.tsx';
import { FeedLink } from '../search/pagination.tsx';
import { pagedTitle } from '../search/paging.ts';
import { Neighbours } from '../search/place-links.tsx';
import { Reading } from '../search/reading.tsx';
import { Results } from '../search/results.tsx';

export { headers } from '../layout/caching.ts';

const PAGE_SIZE = 18;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { query = {}, paging, around, isIndexed } = args.data ?? {};
  const place = query.place ? around?.place : undefined;
  const offer = query.service ? serviceNames[query.service] : 'Bike, van and air delivery';
  const where = place ? `in ${place.fullName}` : 'across Nigeria';
  const title = unknownPlace(args.error) ?? companiesTitle(query, place?.fullName);
  const noindex = Boolean(query.q ?? query.to ?? query.near) || !isIndexed;
  return [
    ...pageMeta(args, {
      title: pagedTitle(title, paging?.number),
      description: `${offer} ${where}: compare prices, ratings and locations, and contact a dispatch company directly.`,
      canonical: companyList.address(
        noindex ? query : { place: query.place, service: query.service },
        paging?.number,
      ),
      noindex,
    }),
    ...feedLinks(companyList.flatAddress(query), title),
    ...(place ? [breadcrumbList(crumbsOf(companyList, query, place), siteUrlOf(args))] : []),
  ];
};

/** One page of the live companies at a place, such as `/companies/lagos/ikeja/van`, that match `?q=`, `?service=`, `?to=` and `?page=`. */
export async function loader(visit: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(visit.request.url);
  const { near, place } = companyList.query(searchParams, pathname);
  const distanceTo = await distancesFrom(visit, near && place);
  return loadList(visit, companyList, PAGE_SIZE, companySource(visit, distanceTo));
}

export default function BrowseCompanies() {
  const found = useLoaderData<typeof loader>();
  const { query, parts, count, problem, around, lead } = found;
  const searching = useNextSearch(companyList) !== undefined;
  useSearchedRoute(found.understood);
  const place = query.place ? around.place : undefined;
  const nearMe = useNearMe((at, near) => companyList.addressAt(at, { ...query, near }));
  return (
    <Main>
      <ListHead
        list={companyList}
        found={found}
        label="Search companies by name, location or description"
        placeholder="Search companies..."
      />
      {place && (
        <div className="flex flex-wrap items-start justify-between gap-x-3 [&>button]:mt-0 [&>button]:-mb-2">
          <Breadcrumb crumbs={crumbsOf(companyList, query, place)} />
          <NearMeButton {...nearMe} />
        </div>
      )}
      <ListTitle
        title={
          place ? companiesTitle({ service: query.service }, place.fullName) : 'Browse Companies'
        }
        count={searching ? '' : (lead ?? count ?? '')}
      >
        {!place && <NearMeButton {...nearMe} />}
      </ListTitle>
      <NearMeProblem {...nearMe} />
      <OfflineBanner reason={problem} />
      <Reading key={query.q} list={companyList} found={found} />
      {query.q && forWork.test(query.q) && <JobsInstead key={query.q} q={query.q} />}
      {query.near && place && (
        <DistancesNote key={place.path} place={place.path} name={place.fullName} />
      )}
      <Results
        list={companyList}
        found={found}
        searching={searching}
        skeletons={<CompanySkeletons />}
        grid={(cards) => <CompanyGrid companies={cards} />}
        nothing={{
          title: `No companies found${query.service ? ` for ${query.service} services` : ''}`,
          icon: 'search',
          orElse: `${parts.service ? 'another service or ' : ''}another place`,
          links: [
            ['/companies', 'Show all companies'],
            ['/register-company', 'Register a company'],
          ],
        }}
      />
      <RecentlyViewed />
      {place && !found.offers.length && (
        <Neighbours list={companyList} query={query} place={place} />
      )}
      <FeedLink to={feedPath(companyList.flatAddress(query), 'feed.xml')} />
    </Main>
  );
}

const forWork = /\b(jobs?|vacanc(y|ies)|hiring|employment)\b/i;

const JobsInstead = ({ q }: { q: string }) => (
  <p className="mb-2 text-sm">
    Looking for work?{' '}
    <Link to={`/jobs?${new URLSearchParams({ q })}`} className="link">
      Search the jobs for “{q}”
    </Link>
  </p>
);

/** For an unknown place, and for a search that failed in the browser. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <ListError list={companyList}>
      <Page title="Browse Companies">
        <OfflineBanner isLine={isNetworkError(error)} reason={unansweredOf(error) ?? oursText} />
      </Page>
    </ListError>
  );
}
