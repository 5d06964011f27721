import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { Legend, seriesColours } from './legend.tsx';

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
            <td key={columns[index]}>{value.toLocaleString('en-NG')}</td>
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

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, px: 0.5, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;
