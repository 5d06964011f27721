import { Box } from '@mui/material';
import { Legend, seriesColours } from './legend.tsx';
import { NumberTable, type NumberTableProps } from './number-table.tsx';

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** A table of counts with a bar in each row, all to the same scale. */
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
