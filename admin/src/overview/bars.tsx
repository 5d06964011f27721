import { Box } from '@mui/material';
import { Legend } from './legend.tsx';
import { seriesColours } from './series.ts';
import { table } from './table.ts';

interface BarsProps {
  /** What the rows are. */
  of: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
}

/** A table of counts in which each row also has a bar, drawn to the same scale. */
export function Bars({ of, columns, rows }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ values }) => values.reduce((a, b) => a + b, 0)));
  return (
    <>
      {columns.length > 1 && <Legend names={columns} />}
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
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
                <Box sx={{ display: 'flex', height: 8, mt: 0.25, minWidth: { xs: 100, sm: 160 } }}>
                  {values.map((value, index) => (
                    <Box
                      key={columns[index]}
                      sx={{ width: `${(100 * value) / most}%`, bgcolor: seriesColours[index] }}
                    />
                  ))}
                </Box>
              </th>
              {values.map((value, index) => (
                <td key={columns[index]}>{value.toLocaleString('en-NG')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}
