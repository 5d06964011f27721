import { Icon } from '../layout/icon.tsx';
import { MAX_SEARCH_LENGTH } from './list-query.ts';

interface SearchBoxProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
}

/** The `q` field of a GET form with its button. */
export function SearchBox({ label, placeholder, value }: SearchBoxProps) {
  return (
    <div className="search-box">
      <label className="visually-hidden" htmlFor="q">
        {label}
      </label>
      <input
        key={value}
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
