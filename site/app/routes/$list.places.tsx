import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { read } from '../api/api.server.ts';
import { failureHeaders } from '../api/failure.ts';
import { companyList } from '../companies/company-query.ts';
import { jobList } from '../jobs/job-query.ts';
import { publicly } from '../layout/caching.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export { headers } from '../layout/caching.ts';

export const handle = { scripts: false };

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = titleOf(args.data?.kind);
  const description = `${title}: every state, city and area of Nigeria that has one, with their number.`;
  return pageMeta(args, { title, description, noindex: !args.data });
};

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
  const byName = [...places].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Page title={titleOf(kind)} lead={`Every state, city and area that has ${list.noun[1]} now.`}>
      <div className="grid gap-8">
        {byName
          .filter(({ within }) => within === null)
          .map(({ path, name, count }) => (
            <section key={path} aria-labelledby={path}>
              <h2 id={path} className="text-lg">
                <Link to={list.addressAt(path, {})} className="link-quiet">
                  {name}
                </Link>{' '}
                <span className="text-ink-soft text-sm font-normal">{list.counted(count)}</span>
              </h2>
              <ul className="flex flex-wrap gap-x-5">
                {byName
                  .filter((place) => place.path.startsWith(`${path}/`))
                  .map((place) => (
                    <li key={place.path}>
                      <Link to={list.addressAt(place.path, {})} className="link-quiet gap-1.5">
                        {place.name} <span className="chip-count">({place.count})</span>
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
      </div>
    </Page>
  );
}
