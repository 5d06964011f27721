import { Box } from '@mui/material';
import type { Day, Series } from './days-plot.tsx';
import { table } from './table.ts';

/** The numbers of a plot, for those who read rather than look. */
export const DaysTable = ({
  days,
  series,
}: {
  days: readonly Day[];
  series: readonly Series[];
}) => (
  <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', minHeight: 28 } }}>
    <summary>The numbers</summary>
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{day.day}</th>
            {series.map(({ field }) => (
              <td key={field}>{day[field]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
