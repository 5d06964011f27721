import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigation } from '@remix-run/react';
import { read } from '../api/api.server.ts';
import { companySummary } from '../companies/company.server.ts';
import { CompanyGrid, CompanySkeletons } from '../companies/company-grid.tsx';
import { companiesTitle, companyList } from '../companies/company-query.ts';
import { offers, type Service } from '../companies/services.ts';
import { feedLinks, feedPath } from '../feeds/formats.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Main, Page } from '../layout/page.tsx';
import { OfflineBanner } from '../layout/offline-banner.tsx';
import { loadList } from '../search/list.server.ts';
import { ListHead, ListTitle } from '../search/list-head.tsx';
import { FeedLink, Pagination } from '../search/pagination.tsx';
import { Matches, Reading } from '../search/reading.tsx';

export { headers } from '../layout/caching.ts';

const PAGE_SIZE = 18;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { query = {}, paging } = args.data ?? {};
  const offer = query.service ? offers[query.service] : 'Bike, van and air delivery';
  const title = companiesTitle(query);
  return [
    ...pageMeta(args, {
      title,
      description: `${offer} across Nigeria: compare prices, ratings and locations, and contact a dispatch company directly.`,
      canonical: companyList.address({ service: query.service }, paging?.number),
      noindex: Boolean(query.q ?? query.place ?? query.to) || paging?.total === 0,
    }),
    ...feedLinks(companyList.address(query), title),
  ];
};

/** One page of the live companies that match `?q=`, `?service=` (bike, van or air) and `?page=`. */
export const loader = (visit: LoaderFunctionArgs) =>
  loadList(
    visit,
    companyList,
    PAGE_SIZE,
    (query) => read(visit, '/api/companies', { query: { ...query, verified: 'true' } }),
    companySummary,
  );

export default function BrowseCompanies() {
  const { query, paging, cards, meant, understood } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const searching = location?.pathname === companyList.path;
  return (
    <Main>
      <ListHead
        list={companyList}
        query={query}
        label="Search companies by name, location or description"
        placeholder="Search companies..."
      />
      <ListTitle
        title="Browse Companies"
        count={
          paging && !searching
            ? `${paging.count} ${paging.count === '1' ? 'company' : 'companies'}`
            : ''
        }
      />
      <OfflineBanner unreachable={!paging} />
      <Reading list={companyList} query={query} understood={understood} meant={meant} />
      {searching && <CompanySkeletons />}
      {!searching && paging && paging.total > 0 && (
        <Matches
          cards={cards}
          understood={understood}
          grid={(group) => <CompanyGrid companies={group} />}
        />
      )}
      {!searching && paging?.total === 0 && <NoCompanies service={query.service} />}
      {!searching && paging && <Pagination paging={paging} />}
      <FeedLink to={feedPath(companyList.address(query), 'feed.xml')} />
    </Main>
  );
}

function NoCompanies({ service }: { service?: Service }) {
  return (
    <EmptyState title={`No companies found${service ? ` for ${service} services` : ''}`}>
      <p>Try fewer words or another service.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link to="/companies" className="btn btn-secondary">
          Show all companies
        </Link>
        <Link to="/register-company" className="btn btn-quiet">
          Register a company
        </Link>
      </p>
    </EmptyState>
  );
}

/** For a search that failed in the browser. */
export function ErrorBoundary() {
  return (
    <Page title="Browse Companies">
      <OfflineBanner unreachable />
      <a href="" className="btn btn-primary">
        Refresh
      </a>
    </Page>
  );
}
