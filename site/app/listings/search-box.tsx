import { Icon } from '../layout/icon.tsx';
import { longestSearch } from './search-words.ts';

interface SearchBoxProps {
  /** What the box searches, for people who cannot see the placeholder. */
  label: string;
  placeholder: string;
  /** What was searched for. */
  value: string;
}

/** The `q` of a search form with its button; the form around it is a GET form, so a search is an address. */
export function SearchBox({ label, placeholder, value }: SearchBoxProps) {
  return (
    <div className="flex gap-2">
      <label className="visually-hidden" htmlFor="q">
        {label}
      </label>
      <input
        key={value}
        id="q"
        name="q"
        type="search"
        className="input min-w-0 grow"
        placeholder={placeholder}
        defaultValue={value}
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button className="btn btn-secondary px-4 sm:px-5">
        <Icon name="search" />
        <span className="max-sm:sr-only">Search</span>
      </button>
    </div>
  );
}
