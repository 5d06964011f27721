import { Link } from '@remix-run/react';
import { Page } from '../layout/page.tsx';
import type { ListFacets } from './around.server.ts';
import type { Filters, SearchableList } from './list-query.ts';

interface AllPlacesProps {
  list: SearchableList<Filters>;
  title: string;
  places: ListFacets['places'];
}

/** Every state, city and area that has listings by name, each a link with its count. */
export function AllPlaces({ list, title, places }: AllPlacesProps) {
  const byName = [...places].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Page title={title} lead={`Every state, city and area that has ${list.noun[1]} now.`}>
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
                        {place.name} <span className="chip-count">{place.count}</span>
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
