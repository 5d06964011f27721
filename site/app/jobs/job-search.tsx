import { Form, Link, useSubmit } from '@remix-run/react';
import type { ChangeEvent } from 'react';
import { Icon } from '../layout/icon.tsx';
import { places } from '../listings/places.ts';
import { SearchBox } from '../listings/search-box.tsx';
import { jobsPath, type JobQuery } from './job-query.ts';
import { jobTypeNames, jobTypes } from './job-types.ts';

/** The search box and the Filters panel in one GET form; with script a choice is applied at once. */
export function JobSearch({ query }: { query: JobQuery }) {
  const submit = useSubmit();
  const chosen = [query.location, query.type].filter(Boolean).length;
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    submit(currentTarget.form, { preventScrollReset: true });
  return (
    <search className="mb-8 block">
      <Form method="get" action="/jobs" className="stack">
        <SearchBox
          label="Search jobs by title, company or location"
          placeholder="Title, company or location"
          value={query.q ?? ''}
        />
        <details open={chosen > 0} className="group card p-0">
          <summary className="flex min-h-14 items-center gap-3 px-5 py-3 font-semibold">
            <Icon name="filter" className="text-action size-5" />
            <span className="grow">
              Filters
              {chosen > 0 && <span className="text-ink-soft font-normal"> ({chosen} chosen)</span>}
            </span>
            <Icon name="next" className="size-5 rotate-90 group-open:-rotate-90" />
          </summary>
          <div className="grid gap-4 px-5 pb-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto] lg:items-end">
            <Choice
              name="location"
              label="Location"
              none="All Locations"
              value={query.location}
              onChange={apply}
            >
              {places.map((place) => [place, place])}
            </Choice>
            <Choice name="type" label="Job Type" none="All" value={query.type} onChange={apply}>
              {jobTypeNames.map((type) => [type, jobTypes[type]])}
            </Choice>
            <button className="btn btn-secondary">Apply</button>
            <Link to={jobsPath({ q: query.q })} className="btn btn-quiet">
              Clear Filters
            </Link>
          </div>
        </details>
      </Form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** What choosing nothing is called. */
  none: string;
  value?: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  /** Values with their labels. */
  children: [value: string, label: string][];
}

function Choice({ name, label, none, value = '', onChange, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <select
        key={value}
        id={name}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className="input"
      >
        <option value="">{none}</option>
        {children.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
