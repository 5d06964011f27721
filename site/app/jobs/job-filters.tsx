import { Form, Link, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../layout/icon.tsx';
import { goingTo } from '../offline/router.ts';
import { useNextSearch } from '../search/list-head.tsx';
import type { Filter } from '../search/list-query.ts';
import { jobList, type JobQuery } from './job-query.ts';

/**
 * The Filters panel (spec §2); with script a choice by finger or mouse is applied at once. A list that comes closes it, unless it was opened
 * while that one was on its way.
 */
export function JobFilters({ query }: { query: JobQuery }) {
  const next = useNextSearch(jobList) ?? query;
  const { q, place } = next;
  const { key } = useLocation();
  const navigate = useNavigate();
  const values: Record<string, string | undefined> = next;
  const chosen = Object.keys(jobList.filters).filter((name) => values[name]).length;
  const panel = useRef<HTMLDetailsElement>(null);
  const openedFor = useRef(key);
  /** Arrow keys choose every option on the way: those wait for “Show jobs” (WCAG 3.2.2). */
  const isByKey = useRef(false);
  useEffect(() => {
    if (openedFor.current !== key) panel.current?.removeAttribute('open');
  }, [key]);
  const apply = (form: HTMLFormElement) => {
    // Not when the list comes: it would close while another choice is made.
    form.closest('details')?.removeAttribute('open');
    navigate(jobList.addressOfForm(form));
  };
  return (
    <details
      ref={panel}
      className="shrink-0"
      // Open it covers cards that the keyboard comes to (WCAG 2.4.11).
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (next) currentTarget.open = currentTarget.contains(next);
      }}
    >
      <summary onClick={() => void (openedFor.current = goingTo().key)} className="chip">
        <Icon name="filter" /> <span key={chosen}>Filters{chosen > 0 && ` (${chosen})`}</span>
      </summary>
      <Form
        action={jobList.path}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        className="bg-surface border-line shadow-float absolute inset-x-2 top-full grid max-h-[45vh] grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 overflow-y-auto rounded-lg border p-3 low:max-h-none sm:inset-x-6 lg:grid-cols-4 lg:p-5"
      >
        {q && <input type="hidden" name="q" value={q} />}
        {place && <input type="hidden" name="place" value={place} />}
        {Object.entries<Filter>(jobList.filters).map(([name, { label, all, choices }]) => (
          <div key={name} className="field">
            <label htmlFor={name} className="field-label">
              {label}
            </label>
            <select
              key={values[name]}
              id={name}
              name={name}
              defaultValue={values[name] ?? ''}
              onPointerDown={() => void (isByKey.current = false)}
              onKeyDown={({ key }) => void (isByKey.current = key !== 'Enter' && key !== ' ')}
              onChange={({ currentTarget: { form } }) => form && !isByKey.current && apply(form)}
              className="input"
            >
              {Object.entries({ '': all, ...choices }).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button className="btn btn-secondary">Show jobs</button>
        <Link
          to={jobList.address({ q })}
          onClick={() => panel.current?.removeAttribute('open')}
          className="btn btn-quiet"
        >
          Clear Filters
        </Link>
      </Form>
    </details>
  );
}
