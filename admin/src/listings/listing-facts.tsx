import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { timeOf } from '../date.ts';
import { FieldValue } from '../fields/field-value.tsx';
import { type Kind, nameOf, type ListingProps } from '../kind.ts';

const WIDE_TYPES: readonly unknown[] = ['cac', 'image', 'lines', 'longText'];

/** Every field of a listing but its name, which is the page's heading; the long text first, since it is what has to be read. */
export function ListingFacts({ kind, listing }: ListingProps) {
  const values: Record<string, unknown> = listing;
  const fields = Object.entries(kind.fields)
    .filter(([name]) => name !== kind.nameField)
    .sort(([, one], [, other]) => Number(isText(other)) - Number(isText(one)));
  const missing = fields.filter(([name]) => isEmpty(values[name]));
  return (
    <Facts>
      {fields.map(
        ([name, field]) =>
          !isEmpty(values[name]) && (
            <Fact key={name} label={field.label} wide={WIDE_TYPES.includes(field.type)}>
              <FieldValue field={field} value={values[name]} of={nameOf(listing)} />
            </Fact>
          ),
      )}
      {missing.length > 0 && (
        <Fact label="Not given" wide>
          {missing.map(([, { label }]) => label).join(', ')}
        </Fact>
      )}
      <Fact label="Reference">{listing.reference}</Fact>
      <Fact label="Sent">{timeOf(listing.createdAt)}</Fact>
    </Facts>
  );
}

const isText = ({ type }: Kind['fields'][string]) => type === 'longText';

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 4,
      rowGap: 1.5,
    }}
  >
    {children}
  </Box>
);

interface FactProps {
  label: string;
  /** Spans both columns. */
  wide?: boolean;
  children: ReactNode;
}

export const Fact = ({ label, wide, children }: FactProps) => (
  <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : 'auto' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', mb: 0.25 }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Box>
  </Box>
);
