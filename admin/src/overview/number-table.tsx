import type { ReactNode } from 'react';
import { Box } from '@mui/material';

export interface NumberTableProps {
  /** Heading of the row names. */
  of: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
}

interface WithBars extends NumberTableProps {
  /** Drawn below the name of a row. */
  bar?: (values: readonly number[]) => ReactNode;
}

export const NumberTable = ({ of, columns, rows, bar }: WithBars) => (
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

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, px: 0.5, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;
