import type { paths } from '#contract/openapi.ts';
import type { IconName } from '../layout/icon.tsx';
import { grouped } from '#contract/digits.ts';
import { oneLine } from '../text/one-line.ts';

export const MAX_SEARCH_LENGTH = 100;
/** Places that a list has as chips. */
export const MAX_CHIPS = 6;

/** A query parameter of a list with a fixed set of values. */
export interface Filter {
  label: string;
  /** The label of no choice. */
  all: string;
  choices: Readonly<Record<string, string>>;
  /** Too many or too long for chips: only the chosen one is a chip, or none. */
  chips?: 'chosen' | 'none';
  /** Its choices are places: choosing one clears the place of the search. */
  isPlace?: true;
  icons?: Readonly<Record<string, IconName>>;
}

export type Filters = Readonly<Record<string, Filter>>;

type QueryParameters<Path extends '/api/companies' | '/api/jobs'> = keyof NonNullable<
  paths[Path]['get']['parameters']['query']
>;

/** Filters that the API has as well. */
export type FiltersFor<Path extends '/api/companies' | '/api/jobs'> = {
  [Name in QueryParameters<Path>]?: Filter;
};

/** A search as it stands in an address: words, places by path, and the chosen values of the filters. */
export type ListQuery<F extends Filters = Filters> = { q?: string; place?: string; to?: string } & {
  [Name in keyof F]?: keyof F[Name]['choices'] & string;
};

interface ListOptions<F extends Filters> {
  /** `['company', 'companies']`. */
  noun: readonly [one: string, many: string];
  facet: keyof F & string;
  places?: readonly ('place' | 'to')[];
  hasFacetInPath?: boolean;
}

/** A list at a path with its filters, in the order of the page and of its addresses. */
export class SearchableList<F extends Filters> {
  readonly path: string;
  readonly filters: F;
  /** The filter that the API counts by. */
  readonly facet: string;
  readonly noun: ListOptions<F>['noun'];
  readonly places: readonly ('place' | 'to')[];
  /** Whether its choices have their own pages at each place: `/companies/lagos/ikeja/van`. */
  readonly hasFacetInPath: boolean;

  constructor(
    path: string,
    filters: F,
    { noun, facet, places = ['place'], hasFacetInPath = false }: ListOptions<F>,
  ) {
    this.path = path;
    this.filters = filters;
    this.noun = noun;
    this.facet = facet;
    this.places = places;
    this.hasFacetInPath = hasFacetInPath;
  }

  /**
   * The search in an address; values that are no choice are ignored, and a place where a filter names one. Places are not
   * looked up.
   */
  query(search: URLSearchParams, path = this.path): ListQuery<F> {
    const inPath = this.partsOf(path);
    const valueOf = (name: string) => inPath[name] ?? search.get(name) ?? '';
    const slugOf = (name: string) => valueOf(name).toLowerCase().replace(/%20| /g, '-');
    const chosen = Object.entries(this.filters).filter(([name, { choices }]) =>
      Object.keys(choices).includes(valueOf(name)),
    );
    const isPlaced = chosen.some(([, { isPlace }]) => isPlace);
    const places = this.places.filter((name) => slugOf(name) && !(isPlaced && name === 'place'));
    return {
      q: oneLine(search.get('q') ?? '', MAX_SEARCH_LENGTH) || undefined,
      ...Object.fromEntries(places.map((name) => [name, slugOf(name)])),
      ...Object.fromEntries(chosen.map(([name]) => [name, valueOf(name)])),
    };
  }

  addressOfForm(form: HTMLFormElement): string {
    const texts = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    return this.address(this.query(new URLSearchParams(texts)));
  }

  /** The one address of a search: its place is in the path, and empty parts are left out. */
  address(query: ListQuery<F>, page = 1): string {
    const { place } = query;
    if (!place) return this.flatAddress(query, page);
    const ending = this.hasFacetInPath && query[this.facet];
    const rest = { ...query, place: undefined, ...(ending && { [this.facet]: undefined }) };
    const path = [this.path, place, ending].filter(Boolean).join('/');
    return path + this.flatAddress(rest, page).slice(this.path.length);
  }

  /** The address of a search at another place, without a filter that names one. */
  addressAt(place: string, query: ListQuery<F>): string {
    const rest = Object.fromEntries(this.placeFilters.map((name) => [name, undefined]));
    return this.address({ ...query, ...rest, place });
  }

  /** The name of the place that a filter of a search has chosen. */
  placeChosen(query: ListQuery<F>): string | undefined {
    return this.placeFilters.flatMap((name) => query[name] ?? [])[0];
  }

  /** The address with the place as a parameter, as the API and the feeds have it. */
  flatAddress(query: ListQuery<F>, page = 1): string {
    const search = new URLSearchParams();
    for (const name of this.names) {
      const value = query[name];
      if (value) search.set(name, value);
    }
    if (page > 1) search.set('page', String(page));
    // Not its `size`, which Chrome before 113 and Safari before 17 lack.
    return `${this.path}?${search}`.replace(/\?$/, '');
  }

  /** `1 company`, `1,000+ companies`. */
  counted(count: string | number): string {
    const text = grouped(count);
    return `${text} ${this.noun[text === '1' ? 0 : 1]}`;
  }

  /** Whether a search stands in its own address; a form without script sends empty parts and the place as a parameter. */
  isOwnAddress(path: string, search: URLSearchParams): boolean {
    const [own] = this.address(this.query(search, path)).split('?');
    return own === path && !this.names.some((name) => search.get(name) === '');
  }

  get placesPath() {
    return `${this.path}/places`;
  }

  /** Whether a path is of the list or of one of its places. */
  has(path: string): boolean {
    return path === this.path || (path.startsWith(`${this.path}/`) && path !== this.placesPath);
  }

  // Not `#names`: in the syntax of old browsers that costs each page 200 bytes.
  private get names() {
    return ['q', ...this.places, ...Object.keys(this.filters)];
  }

  private get placeFilters() {
    return Object.keys(this.filters).filter((name) => this.filters[name]?.isPlace);
  }

  /** The place of a path below that of the list, in any case and with any slashes, and the choice at its end. */
  private partsOf(path: string): Record<string, string> {
    const parts = path.slice(this.path.length).toLowerCase().split('/').filter(Boolean);
    const [ending = ''] = parts.slice(-1);
    const { facet, filters, hasFacetInPath } = this;
    if (!hasFacetInPath || !Object.keys(filters[facet]?.choices ?? {}).includes(ending))
      return parts[0] ? { place: parts.join('/') } : {};
    return { place: parts.slice(0, -1).join('/'), [facet]: ending };
  }
}
