import { Form, Link, useLocation, useNavigate } from '@remix-run/react';
import type { ChangeEvent, FormEvent } from 'react';
import { Icon } from '../layout/icon.tsx';
import type { Filter } from '../search/list-query.ts';
import { jobList, type JobQuery } from './job-query.ts';

/** The Filters panel (spec §2); with script a choice is applied at once. Its key is the address: it closes with a choice. */
export function JobFilters({ query: { q, place, ...filters } }: { query: JobQuery }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const values: Record<string, string | undefined> = filters;
  const chosen = Object.values(values).filter(Boolean).length;
  const apply = (form: HTMLFormElement) =>
    navigate(jobList.addressOfForm(form), { preventScrollReset: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <details key={key} className="shrink-0">
      <summary className="chip">
        <Icon name="filter" /> Filters{chosen > 0 && ` (${chosen})`}
      </summary>
      <Form method="get" action={jobList.path} onSubmit={submit} className="filter-panel">
        {q && <input type="hidden" name="q" value={q} />}
        {place && <input type="hidden" name="place" value={place} />}
        {Object.entries(jobList.filters).map(([name, filter]) => (
          <Choice key={name} {...{ name, filter }} value={values[name]} onChange={apply} />
        ))}
        <button className="btn btn-secondary">Show jobs</button>
        <Link to={jobList.address({ q })} className="btn btn-quiet">
          Clear Filters
        </Link>
        <Link to={jobList.placesPath} className="btn btn-quiet">
          More places
        </Link>
      </Form>
    </details>
  );
}

interface ChoiceProps {
  name: string;
  filter: Filter;
  value?: string;
  onChange: (form: HTMLFormElement) => void;
}

function Choice({ name, filter, value = '', onChange }: ChoiceProps) {
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) =>
    form && onChange(form);
  return (
    <div className="field">
      <label htmlFor={name} className="field-label">
        {filter.label}
      </label>
      <select id={name} name={name} defaultValue={value} onChange={change} className="input">
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
