import { Form, Link, useSubmit } from '@remix-run/react';
import type { ChangeEvent } from 'react';
import { Icon } from '../layout/icon.tsx';
import type { Filter } from '../search/list-query.ts';
import { SearchBox } from '../search/search-box.tsx';
import { jobList, type JobQuery } from './job-query.ts';

/** The search box and the Filters panel in one GET form; with script a choice is applied at once. */
export function JobSearch({ query: { q, ...filters } }: { query: JobQuery }) {
  const submit = useSubmit();
  const values: Record<string, string | undefined> = filters;
  const chosen = Object.values(values).filter(Boolean).length;
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    submit(currentTarget.form, { preventScrollReset: true });
  return (
    <search className="mb-8 block">
      <Form method="get" action={jobList.path} className="stack">
        <SearchBox
          label="Search jobs by title, company or location"
          placeholder="Title, company or location"
          value={q ?? ''}
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
            {Object.entries(jobList.filters).map(([name, filter]) => (
              <Choice key={name} {...{ name, filter }} value={values[name]} onChange={apply} />
            ))}
            <button className="btn btn-secondary">Apply</button>
            <Link to={jobList.address({ q })} className="btn btn-quiet">
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
  filter: Filter;
  value?: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ name, filter, value = '', onChange }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name} className="field-label">
        {filter.label}
      </label>
      <select
        key={value}
        id={name}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className="input"
      >
        <option value="">{filter.all}</option>
        {Object.entries(filter.choices).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
