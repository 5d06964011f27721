import { Box, Typography } from '@mui/material';
import type { Overview } from '../contract.ts';
import { dayOf } from '../date.ts';
import { Legend, seriesColours } from './legend.tsx';
import { NumberTable } from './number-table.tsx';

type Day = Overview['days'][number];

interface Series {
  field: Exclude<keyof Day, 'day'>;
  name: string;
}

interface DaysPlotProps {
  days: readonly Day[];
  /** The lower part of each bar. */
  first: Series;
  /** The upper part of each bar. */
  second: Series;
}

const HEIGHT = 100;
const STEP = 10;

export function DaysPlot({ days, first, second }: DaysPlotProps) {
  const sum = ({ field }: Series) => days.reduce((total, day) => total + day[field], 0);
  const max = Math.max(1, ...days.map((day) => day[first.field] + day[second.field]));
  const names = [first, second].map((series) => `${series.name}: ${sum(series)}`);
  return (
    <>
      <Legend names={names} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-hidden>
          {max}
        </Typography>
        <Box
          component="svg"
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`In 30 days ${names.join(', ')}; at most ${max} in a day`}
          sx={{ width: '100%', height: 140, borderBottom: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {days.map((day, index) => {
            const low = (day[first.field] * HEIGHT) / max;
            const high = (day[second.field] * HEIGHT) / max;
            const x = index * STEP;
            return (
              <g key={day.day}>
                <title>{`${dayOf(day.day)}: ${first.name} ${day[first.field]}, ${second.name} ${day[second.field]}`}</title>
                <rect x={x} width={STEP} height={HEIGHT} fill="transparent" />
                <Bar x={x} y={HEIGHT - low} height={low} colour={seriesColours[0]} />
                <Bar x={x} y={HEIGHT - low - high} height={high} colour={seriesColours[1]} />
              </g>
            );
          })}
        </Box>
      </Box>
      <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', minHeight: 28 } }}>
        <summary>Show as table</summary>
        <NumberTable
          of="Day"
          columns={[first.name, second.name]}
          rows={days.toReversed().map((day) => ({
            name: dayOf(day.day),
            values: [day[first.field], day[second.field]],
          }))}
        />
      </Box>
    </>
  );
}

interface BarProps {
  x: number;
  y: number;
  height: number;
  colour: string;
}

const Bar = ({ x, colour, ...rest }: BarProps) => (
  <Box
    component="rect"
    x={x + 1.5}
    width={STEP - 3}
    {...rest}
    sx={{ color: colour, fill: 'currentColor' }}
  />
);
