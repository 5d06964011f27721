import { BooleanInput, SelectInput, TextInput, useInput } from 'react-admin';
import { asDialled } from '#contract/phone.ts';
import { states } from '#contract/places.ts';
import { useRead } from '../api-client/data-provider.ts';
import { choicesOf, type Field } from './field.ts';
import { Select } from './select.tsx';

const inputTypes: Partial<Record<string, string>> = {
  date: 'date',
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/**
 * The input of a field. `helperText` is never left out: react-admin's empty one is raw HTML, which
 * the page's policy (Trusted Types) refuses.
 */
export function FieldInput({ name, field }: { name: string; field: Field }) {
  const { label, type = 'text', choices, hint, wide } = field;
  const shared = { source: name, label, helperText: hint ?? (false as const) };
  if (type === 'area') return <AreaInput name={name} label={label} />;
  if (type === 'boolean') return <BooleanInput {...shared} />;
  if (choices) return <SelectInput {...shared} choices={choicesOf(choices)} emptyText={false} />;
  const isLong = type === 'longText' || type === 'lines';
  return (
    <TextInput
      {...shared}
      type={inputTypes[type] ?? 'text'}
      {...(type === 'date' && { slotProps: { inputLabel: { shrink: true } } })}
      {...((wide || isLong) && { className: 'wide' })}
      {...(isLong && { multiline: true, minRows: 4 })}
      {...(type === 'lines' && { format: joinLines })}
      {...(type === 'phone' && { format: dialled })}
    />
  );
}

const dialled = (number: string | null) => asDialled(number ?? '');

/** The lines of a record as text, numbers as people dial them. Text that is being typed is not rewritten, which would move the caret. */
const joinLines = (lines: string[] | string | null) =>
  Array.isArray(lines)
    ? (lines.every((line) => /^\+\d/.test(line)) ? lines.map(dialled) : lines).join('\n')
    : (lines ?? '');

/** The state and the area of a place, as the public forms ask for them; its value is the path of the gazetteer. */
function AreaInput({ name, label }: { name: string; label: string }) {
  const { field } = useInput<Record<string, string>>({ source: name, defaultValue: '' });
  const path = String(field.value);
  const [state = ''] = path.split('/', 1);
  const enabled = state !== '';
  const { data, isError } = useRead(['places', state], (api) => api.areas(state), { enabled });
  const areas = Object.fromEntries(data?.data.map((area) => [area.path, area.name]) ?? []);
  const options = { [state]: 'All of the state', ...areas };
  // Until the areas are there, the chosen one is shown by its path.
  options[path] ??= path;
  const choose = (chosen: string) => field.onChange(chosen || null);
  return (
    <>
      <Select
        label={`${label}: state`}
        value={state}
        onChange={choose}
        options={{ '': 'None', ...states }}
        helperText="None: read from the location"
      />
      <Select
        label={`${label}: area`}
        value={path}
        disabled={!enabled}
        onChange={choose}
        options={options}
        helperText={isError ? 'The areas could not be loaded' : ' '}
      />
    </>
  );
}
