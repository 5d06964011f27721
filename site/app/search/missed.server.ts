import type { Filters, ListQuery, SearchableList } from './list-query.ts';
import type { Understood } from './reading.tsx';

interface Found<F extends Filters> {
  /** With what was read out of its words. */
  parts: ListQuery<F>;
  paging: { count: string } | null;
  understood: Understood;
  /** Matches in the place itself, where a page shows nothing but a place. */
  countThere: number | undefined;
}

/**
 * What a search without a match asked for, as the header `Missed-Search` has it and the site's server counts it: list,
 * place, destination, and service or job type, `companies lagos/yaba - van`. Undefined for a search with a match, and for
 * one with other words or filters, which may be why it has none.
 */
export function missedSearch<F extends Filters>(
  list: SearchableList<F>,
  { parts, paging, understood, countThere }: Found<F>,
): string | undefined {
  const { path, facet, filters } = list;
  const isNarrowed = Object.keys(filters).some((name) => name !== facet && parts[name]);
  const asked = [parts.place, parts.to, parts[facet]];
  if (parts.q || isNarrowed || !asked.some(Boolean)) return undefined;
  const isNear = parts.place && ['near', 'state'].includes(understood.nearness ?? '');
  const isMissed =
    countThere === 0 || (countThere === undefined && (paging?.count === '0' || isNear));
  return isMissed ? [path.slice(1), ...asked.map((part) => part ?? '-')].join(' ') : undefined;
}
