import { Box, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import type { Change } from '#contract/openapi.ts';
import { asDialled } from '#contract/phone.ts';
import { FieldValue } from '../fields/field-value.tsx';
import type { Field } from '../fields/field.ts';
import { kindOf } from '../kinds.ts';
import { plural } from '../screening/notes.tsx';

/** The fields of a change beside what visitors see, the words that differ marked; fields without a difference are folded. */
export function Differences({ change }: { change: Change }) {
  const rows = Object.entries<Field>(kindOf(change.kind).fields).map(([name, field]) => {
    const values = [change.now[name], change.facts[name]].map(textOf);
    // Images have signed addresses, which differ in each answer.
    const [now, then] = values.map((text) => (field.type === 'image' ? text.split('?')[0] : text));
    return { name, field, values, differs: now !== then };
  });
  const same = rows.filter(({ differs, values }) => !differs && values[0]);
  return (
    <>
      {rows.map(({ name, field, values: [now = '', then = ''], differs }) =>
        differs ? (
          <Box key={name} sx={row}>
            <Typography variant="body2">{field.label}</Typography>
            <div>{half(field, now, then, 'removed')}</div>
            <div>{half(field, now, then, 'added')}</div>
          </Box>
        ) : null,
      )}
      <details>
        <summary>{plural(same.length, 'field')} as before</summary>
        {same.map(({ name, field, values: [now = ''] }) => (
          <Box key={name} sx={row}>
            <Typography variant="body2">{field.label}</Typography>
            <div>{now}</div>
          </Box>
        ))}
      </details>
    </>
  );
}

const textOf = (value: unknown) => [value ?? ''].flat().map(String).map(asDialled).join('\n');

/** One side of a difference: the words of this side, its own ones marked. */
function half(field: Field, now: string, then: string, side: 'added' | 'removed') {
  const value = side === 'added' ? then : now;
  if (field.type === 'image') return value && <FieldValue field={field} value={value} of="it" />;
  const Mark = side === 'added' ? 'ins' : 'del';
  return diffWordsWithSpace(now, then)
    .filter((part) => part[side] || !(part.added || part.removed))
    .map((part, index) => (part[side] ? <Mark key={index}>{part.value}</Mark> : part.value));
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  mb: 1.5,
  '& > p': { gridColumn: '1 / -1', color: 'text.secondary' },
  '& > div': { p: 1, minWidth: 0, border: 1, borderColor: 'divider' },
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& del': { bgcolor: 'error.light', color: 'error.dark' },
  '& ins': { bgcolor: 'success.light', color: 'success.dark', fontWeight: 600 },
} as const;
