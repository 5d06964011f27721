import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigation } from '@remix-run/react';
import { read } from '../api.server.ts';
import { companySummary } from '../companies/company.server.ts';
import { CompanyGrid, CompanySkeletons } from '../companies/company-grid.tsx';
import { companiesPath, companiesTitle, companyQuery } from '../companies/company-query.ts';
import { CompanySearch } from '../companies/company-search.tsx';
import { services, type Service } from '../companies/services.ts';
import { failureHeaders } from '../failure.ts';
import { feedLinks } from '../feeds/formats.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { publicly } from '../listings/caching.ts';
import { DidYouMean, meantBy } from '../listings/did-you-mean.tsx';
import { OfflineBanner } from '../listings/offline-banner.tsx';
import { pageLink, pageNumber, pageOf, rangeOf } from '../listings/page.ts';
import { Pagination } from '../listings/pagination.tsx';
import { ResultLine } from '../listings/result-line.tsx';

export { headers } from '../listings/caching.ts';

const pageSize = 18;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { query = {}, page } = args.data ?? {};
  const offer = query.service ? services[query.service].offer : 'Bike, van and air delivery';
  const title = companiesTitle(query);
  return [
    ...pageMeta(args, {
      title,
      description: `${offer} across Nigeria: compare prices, ratings and locations, and contact a dispatch company directly.`,
      canonical: companiesPath({ service: query.service }, page?.number),
      noindex: Boolean(query.q) || page?.total === 0,
    }),
    ...feedLinks(companiesPath(query), title),
  ];
};

/** One page of the live companies that match `?q=`, `?service=` (bike, van or air) and `?page=`. */
export async function loader(visit: LoaderFunctionArgs) {
  const search = new URL(visit.request.url).searchParams;
  const number = pageNumber(search);
  const query = companyQuery(search);
  const {
    data: companies,
    headers,
    failure,
  } = await read(visit, '/api/companies', {
    query: { ...query, verified: 'true', range: rangeOf(number, pageSize) },
  });
  if (failure) {
    return data(
      { query, page: null, companies: [], meant: undefined },
      { status: failure.status, headers: failureHeaders(failure) },
    );
  }
  const page = pageOf(headers, number, pageSize);
  if (number > page.pages) throw redirect(`/companies${pageLink(search, page.pages)}`);
  return data(
    { query, page, companies: companies.map(companySummary), meant: meantBy(headers) },
    { headers: publicly },
  );
}

export default function BrowseCompanies() {
  const { query, page, companies, meant } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const searching = location?.pathname === '/companies';
  return (
    <Page
      title="Browse Companies"
      lead="Bike, van and air dispatch companies across Nigeria, reviewed before they are listed."
    >
      <CompanySearch query={query} />
      <OfflineBanner unreachable={!page} />
      {page && (
        <ResultLine listPath={companiesPath(query)}>
          {page.count} {page.total === 1 ? 'company' : 'companies'}
        </ResultLine>
      )}
      {meant && query.q && (
        <DidYouMean q={query.q} meant={meant} to={companiesPath({ ...query, q: meant })} />
      )}
      {searching && <CompanySkeletons />}
      {!searching && page && page.total > 0 && <CompanyGrid companies={companies} />}
      {!searching && page?.total === 0 && <NoCompanies service={query.service} />}
      {!searching && page && <Pagination page={page} />}
    </Page>
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

/** A search that never left the phone. */
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
