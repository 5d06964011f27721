import { Form, useNavigate, useNavigation } from '@remix-run/react';
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
  const { list, found, label, placeholder, children } = props;
  const { query, parts, around } = found;
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Closes the keyboard of a phone, and lets the focus go to the new results.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    navigate(list.addressOfForm(event.currentTarget));
  };
  return (
    <search className="list-head">
      <Form method="get" action={list.path} onSubmit={search} className="lg:w-80 lg:shrink-0">
        {[...list.places, ...Object.keys(list.filters)].map(
          (name) =>
            query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
        )}
        <SearchBox label={label} placeholder={placeholder} value={query.q ?? ''} />
      </Form>
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

type SearchBoxProps = Record<'label' | 'placeholder' | 'value', string>;

/** The `q` field of a GET form with its button; words typed while a search is under way stay when it is shown. */
function SearchBox({ label, placeholder, value }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  /** The words at the start of the last navigation. */
  const left = useRef(value);
  const { location } = useNavigation();
  useEffect(() => {
    if (box.current && location) left.current = box.current.value;
  }, [location]);
  useEffect(() => {
    if (box.current?.value === left.current) box.current.value = value;
  }, [value]);
  return (
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
