import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { read } from '../api/api.server.ts';
import { failureHeaders } from '../api/failure.ts';
import { companyList } from '../companies/company-query.ts';
import { jobList } from '../jobs/job-query.ts';
import { publicly } from '../layout/caching.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { AllPlaces } from '../search/all-places.tsx';

export { headers } from '../layout/caching.ts';

export const handle = { scripts: false };

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = titleOf(args.data?.kind);
  const description = `${title}: every state, city and area of Nigeria that has one, with their number.`;
  return pageMeta(args, { title, description, noindex: !args.data });
};

/** The places of `/companies/places` and `/jobs/places`. */
export async function loader(visit: LoaderFunctionArgs) {
  const { list: kind } = visit.params;
  if (kind !== 'companies' && kind !== 'jobs') throw data(null, { status: 404 });
  const { data: counts, failure } = await read(visit, `/api/${kind}/facets`);
  if (failure) throw data(null, { status: failure.status, headers: failureHeaders(failure) });
  return data({ kind, places: counts.places }, { headers: publicly });
}

const titleOf = (kind = 'companies') => `Delivery ${kind} by place`;

export default function PlacesOfList() {
  const { kind, places } = useLoaderData<typeof loader>();
  const list = kind === 'jobs' ? jobList : companyList;
  return <AllPlaces list={list} title={titleOf(kind)} places={places} />;
}
