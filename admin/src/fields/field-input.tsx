import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { AreaInput } from './area-input.tsx';
import { choicesOf, type Field } from './field.ts';

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
    />
  );
}

const joinLines = (lines: string[] | string | null) => [lines ?? []].flat().join('\n');
