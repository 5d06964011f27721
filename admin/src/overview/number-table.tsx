import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '@mui/material';
import { grouped } from '#contract/digits.ts';

interface NumberTableProps {
  /** Heading of the row names. */
  of: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
  /** Drawn below the name of a row. */
  bar?: (values: readonly number[]) => ReactNode;
}

export const NumberTable = ({ of, columns, rows, bar }: NumberTableProps) => (
  <Box component="table" sx={table}>
    <thead>
      <tr>
        {[of, ...columns].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, values }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            {bar?.(values)}
          </th>
          {values.map((value, index) => (
            <td key={columns[index]}>{grouped(value)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);

export const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

export function Bars(props: NumberTableProps) {
  const { columns, rows } = props;
  const max = Math.max(1, ...rows.map(({ values }) => sum(values)));
  return (
    <>
      {columns.length > 1 && <Legend names={columns} />}
      <NumberTable
        {...props}
        bar={(values) => (
          <Box sx={{ display: 'flex', height: 8, mt: 0.25, minWidth: { xs: 100, sm: 160 } }}>
            {values.map((value, index) => (
              <Box
                key={columns[index]}
                sx={{ width: `${(100 * value) / max}%`, bgcolor: seriesColours[index] }}
              />
            ))}
          </Box>
        )}
      />
    </>
  );
}

/** Colours of the first and the second series; they also differ in lightness. */
export const seriesColours = ['primary.main', 'warning.main'] as const;

export const Legend = ({ names }: { names: readonly string[] }) => (
  <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap', mb: 1 }}>
    {names.map((name, index) => (
      <Stack key={name} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
        <Box
          sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: seriesColours[index] }}
          aria-hidden
        />
        <Typography variant="body2">{name}</Typography>
      </Stack>
    ))}
  </Stack>
);

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, px: 0.5, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;
