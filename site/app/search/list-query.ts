import type { paths } from '#contract/openapi.ts';
import type { IconName } from '../layout/icon.tsx';

export const MAX_SEARCH_LENGTH = 100;

/** A query parameter of a list with a fixed set of values. */
export interface Filter {
  label: string;
  /** The label of no choice. */
  all: string;
  /** Labels by value. */
  choices: Readonly<Record<string, string>>;
  /** Too many or too long for chips: only the chosen one is a chip. */
  isInPanelOnly?: true;
  /** Drawings beside the labels. */
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

/** A place of the API by its path: `lagos/ikeja`. */
const PLACE = /^[a-z\d-]{1,40}(\/[a-z\d-]{1,40})?$/;

/** A list at a path with its filters, in the order of the page and of its addresses. */
export class SearchableList<F extends Filters> {
  readonly path: string;
  readonly filters: F;
  /** Parameters whose values are places. */
  readonly places: readonly ('place' | 'to')[];

  constructor(path: string, filters: F, places: readonly ('place' | 'to')[] = ['place']) {
    this.path = path;
    this.filters = filters;
    this.places = places;
  }

  /** The search in an address; values that are no choice are ignored. */
  query(search: URLSearchParams): ListQuery<F> {
    const words = (search.get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
    const chosen = Object.entries(this.filters).flatMap(([name, { choices }]) => {
      const value = search.get(name);
      return value !== null && Object.hasOwn(choices, value) ? [[name, value]] : [];
    });
    const places = this.places.flatMap((name) => {
      const value = search.get(name);
      return value !== null && PLACE.test(value) ? [[name, value]] : [];
    });
    return {
      q: words.slice(0, MAX_SEARCH_LENGTH) || undefined,
      ...Object.fromEntries(places),
      ...Object.fromEntries(chosen),
    } as ListQuery<F>;
  }

  /** The address of the search in the fields of a form. */
  addressOfForm(form: HTMLFormElement): string {
    const texts = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    return this.address(this.query(new URLSearchParams(texts)));
  }

  /** The one address of a search: empty parts are left out. */
  address(query: ListQuery<F>, page = 1): string {
    const search = new URLSearchParams();
    for (const name of ['q', ...this.places, ...Object.keys(this.filters)]) {
      const value = query[name];
      if (value) search.set(name, value);
    }
    if (page > 1) search.set('page', String(page));
    return search.size ? `${this.path}?${search}` : this.path;
  }
}
