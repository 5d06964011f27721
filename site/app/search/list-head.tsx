import { Form, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';
import { PageTitle } from '../layout/page.tsx';
import type { Around } from './around.server.ts';
import { FilterChips } from './filter-chips.tsx';
import {
  MAX_SEARCH_LENGTH,
  type Filters,
  type ListQuery,
  type SearchableList,
} from './list-query.ts';
import { PlaceChips } from './place-links.tsx';

interface ListHeadProps<F extends Filters> {
  list: SearchableList<F>;
  found: {
    query: ListQuery<F>;
    /** The query, with filters that were read from its text. */
    parts: ListQuery<F>;
    around: Around;
  };
  /** Accessible name of the search box. */
  label: string;
  placeholder: string;
  children?: ReactNode;
}

/** The search box and the chips of a list in one bar that stays in sight; each keeps the other's choice, also without script. */
export function ListHead<F extends Filters>(props: ListHeadProps<F>) {
  const { list, found, children } = props;
  const { query, parts, around } = found;
  return (
    <search className="list-head">
      <SearchForm {...props} />
      <div className="flex min-w-0 gap-2 max-lg:flex-wrap lg:gap-1.5">
        {children}
        <FilterChips
          list={list}
          query={query}
          counts={around.choices}
          placeName={around.place?.name}
        >
          <PlaceChips list={list} query={parts} around={around} />
        </FilterChips>
      </div>
    </search>
  );
}

/** A GET form of `q` and the chosen filters; words typed while its search is under way stay when the list is shown. */
function SearchForm<F extends Filters>(props: Omit<ListHeadProps<F>, 'children'>) {
  const { list, label, placeholder } = props;
  const { query } = props.found;
  const value = query.q ?? '';
  const box = useRef<HTMLInputElement>(null);
  /** The words of the search that is under way: a slow phone may show its list before any state of loading. */
  const sent = useRef<string | undefined>(value);
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (box.current && (sent.current ?? box.current.value) === box.current.value)
      box.current.value = value;
    sent.current = undefined;
  }, [key, value]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = box.current?.value;
    // Closes the keyboard of a phone, and lets the focus go to the new results.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    navigate(list.addressOfForm(event.currentTarget));
  };
  return (
    <Form method="get" action={list.path} onSubmit={search} className="lg:w-80 lg:shrink-0">
      {[...list.places, ...Object.keys(list.filters)].map(
        (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      <div className="search-box">
        <label className="visually-hidden" htmlFor="q">
          {label}
        </label>
        <input
          ref={box}
          id="q"
          name="q"
          type="search"
          className="input"
          placeholder={placeholder}
          defaultValue={value}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className="btn btn-quiet">
          <Icon name="search" />
          <span className="sr-only">Search</span>
        </button>
      </div>
    </Form>
  );
}

/** Whether the page is about to show another search of the list. */
export function useIsSearching<F extends Filters>(list: SearchableList<F>): boolean {
  const { location } = useNavigation();
  return location !== undefined && list.has(location.pathname);
}

export interface ListTitleProps {
  title: string;
  /** Number of results in words; announced. */
  count?: string;
  children?: ReactNode;
}

export const ListTitle = ({ title, count, children }: ListTitleProps) => (
  <header className="flex flex-wrap items-center justify-between gap-x-4 py-0.5 lg:py-3">
    <div className="flex flex-[1_1_8rem] flex-wrap items-baseline gap-x-2">
      <PageTitle className="text-base lg:text-xl">{title}</PageTitle>
      <p role="status" className="text-ink-soft text-sm">
        {count}
      </p>
    </div>
    {children}
  </header>
);
