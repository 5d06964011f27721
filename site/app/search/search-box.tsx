import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../layout/icon.tsx';
import { MAX_SEARCH_LENGTH } from './list-query.ts';

interface SearchBoxProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
}

/** The `q` field of a GET form with its button; words typed while a search is under way stay when it is shown. */
export function SearchBox({ label, placeholder, value }: SearchBoxProps) {
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
