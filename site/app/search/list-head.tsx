import { Form, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';
import { PageTitle } from '../layout/page.tsx';
import { goingTo, STAY } from '../offline/router.ts';
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

/**
 * The search box and the chips of a list in one bar that stays in sight; each keeps the other's choice, also without script,
 * and that of a list which is on its way.
 */
export function ListHead<F extends Filters>(props: ListHeadProps<F>) {
  const { list, found, children } = props;
  const { query, parts, around } = found;
  const next = useNextSearch(list);
  return (
    <search className="list-head">
      <SearchForm {...props} value={query.q ?? ''} query={next ?? query} />
      <div className="flex min-w-0 gap-2 max-lg:flex-wrap lg:gap-1.5">
        {children}
        <FilterChips
          list={list}
          query={query}
          next={next ?? query}
          counts={around.choices}
          placeName={around.place?.name}
        >
          <PlaceChips list={list} query={next ?? parts} around={around} />
        </FilterChips>
      </div>
    </search>
  );
}

interface SearchFormProps<F extends Filters> extends Omit<ListHeadProps<F>, 'found' | 'children'> {
  query: ListQuery<F>;
  /** The words of the list that is shown. */
  value: string;
}

/** A GET form of `q` and the chosen filters; words typed while a list is on its way stay when it is shown. */
function SearchForm<F extends Filters>(props: SearchFormProps<F>) {
  const { list, query, value, label, placeholder } = props;
  const box = useRef<HTMLInputElement>(null);
  /** Before the script ran, or while a list is on its way. */
  const isTypedMeanwhile = useRef(true);
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  useEffect(() => {
    if (box.current && !isTypedMeanwhile.current && hash !== STAY) box.current.value = value;
    isTypedMeanwhile.current = false;
  }, [key, hash, value]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
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
          onInput={() => void (isTypedMeanwhile.current = goingTo().key !== key)}
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

/** The search of the list that the page is about to show. */
export function useNextSearch<F extends Filters>(list: SearchableList<F>) {
  const { location } = useNavigation();
  return location && list.has(location.pathname)
    ? list.query(new URLSearchParams(location.search), location.pathname)
    : undefined;
}

export interface ListTitleProps {
  title: string;
  /** Number of results in words; announced. */
  count?: string;
  children?: ReactNode;
}

export const ListTitle = ({ title, count, children }: ListTitleProps) => (
  <header className="flex flex-wrap items-center justify-between gap-x-4 py-0.5 sm:py-2 lg:py-3">
    <div className="flex flex-[1_1_8rem] flex-wrap items-baseline gap-x-2">
      <PageTitle className="text-base lg:text-xl">{title}</PageTitle>
      <p role="status" className="text-ink-soft text-sm">
        {count}
      </p>
    </div>
    {children}
  </header>
);
