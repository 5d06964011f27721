import { Link } from '@remix-run/react';
import type { AskedPlace } from './around.server.ts';
import type { Filters, ListQuery, SearchableList } from './list-query.ts';

type Crumb = Record<'name' | 'path', string>;

/** Links from the list through the state to the place, and to a service that has a page of its own. */
export function crumbsOf<F extends Filters>(
  list: SearchableList<F>,
  query: ListQuery<F>,
  place: AskedPlace,
): Crumb[] {
  const { facet, noun } = list;
  const service = list.hasFacetInPath && list.filters[facet]?.choices[query[facet] ?? ''];
  const own = { place: place.path, [facet]: query[facet] } as ListQuery<F>;
  return [
    { name: noun[1].replace(/^./, (letter) => letter.toUpperCase()), path: list.path },
    ...place.trail.map(({ path, name }) => ({ name, path: `${list.path}/${path}` })),
    ...(service ? [{ name: service, path: list.address(own) }] : []),
  ];
}

export const Breadcrumb = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="-mb-2 flex-[1_1_10rem] text-sm">
    <ol className="flex flex-wrap items-center gap-x-1.5">
      {crumbs.map(({ name, path }, index) => (
        <li key={path} className="flex items-center gap-x-1.5">
          {index > 0 && (
            <span aria-hidden className="text-ink-soft">
              ›
            </span>
          )}
          <Link
            to={path}
            className="link-quiet"
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

/** As schema.org/BreadcrumbList. */
export const breadcrumbList = (crumbs: Crumb[], siteUrl: string) => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  },
});
