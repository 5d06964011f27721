import { Box, Typography } from '@mui/material';
import type { Overview } from '../contract.ts';
import { DaysTable } from './days-table.tsx';
import { Legend } from './legend.tsx';
import { seriesColours } from './series.ts';

export type Day = Overview['days'][number];

export interface Series {
  field: Exclude<keyof Day, 'day'>;
  name: string;
}

interface DaysPlotProps {
  days: readonly Day[];
  /** Below in each bar. */
  first: Series;
  /** On top of it. */
  second: Series;
}

const height = 100;
const step = 10;

/** A bar for each day, of two parts; the same numbers stand in the table below it. */
export function DaysPlot({ days, first, second }: DaysPlotProps) {
  const sum = ({ field }: Series) => days.reduce((total, day) => total + day[field], 0);
  const most = Math.max(1, ...days.map((day) => day[first.field] + day[second.field]));
  const scale = height / most;
  const names = [first, second].map((series) => `${series.name}: ${sum(series)}`);
  return (
    <>
      <Legend names={names} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-hidden>
          {most}
        </Typography>
        <Box
          component="svg"
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`In 30 days ${names.join(', ')}; at most ${most} in a day`}
          sx={{ width: '100%', height: 140, borderBottom: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {days.map((day, index) => {
            const [low, high] = [day[first.field] * scale, day[second.field] * scale];
            const place = { x: index * step + 1.5, width: step - 3 };
            return (
              <g key={day.day}>
                <title>{`${day.day}: ${first.name} ${day[first.field]}, ${second.name} ${day[second.field]}`}</title>
                <rect x={index * step} width={step} height={height} fill="transparent" />
                <Bar {...place} y={height - low} height={low} colour={seriesColours[0]} />
                <Bar {...place} y={height - low - high} height={high} colour={seriesColours[1]} />
              </g>
            );
          })}
        </Box>
      </Box>
      <DaysTable days={days} series={[first, second]} />
    </>
  );
}

interface BarProps {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

const Bar = ({ colour, ...rest }: BarProps) => (
  <Box component="rect" {...rest} sx={{ color: colour, fill: 'currentColor' }} />
);
