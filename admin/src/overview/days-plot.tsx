import { Box } from '@mui/material';
import type { Overview } from '#contract/openapi.ts';
import { dayOf } from '../date.ts';
import { Small } from '../layout/small.tsx';
import { Legend, NumberTable, seriesColours, sum } from './number-table.tsx';

type Day = Overview['days'][number];
type Field = Exclude<keyof Day, 'day'>;

const nameOf = (field: Field) => field.replace(/^./, (letter) => letter.toUpperCase());

const HEIGHT = 100;
const STEP = 10;

/** A bar for each day, whose parts are the series, the lower one first. */
export function DaysPlot({ days, series }: { days: readonly Day[]; series: readonly Field[] }) {
  const valuesOf = (day: Day) => series.map((field) => day[field]);
  const max = Math.max(1, ...days.map((day) => sum(valuesOf(day))));
  const names = series.map((field) => `${nameOf(field)}: ${sum(days.map((day) => day[field]))}`);
  return (
    <>
      <Legend names={names} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1 }}>
        <Small aria-hidden>{max}</Small>
        <Box
          component="svg"
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`In 30 days ${names.join(', ')}; at most ${max} in a day`}
          sx={{ width: '100%', height: 140, borderBottom: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {days.map((day, index) => {
            const values = valuesOf(day);
            const x = index * STEP;
            return (
              <g key={day.day}>
                <title>{`${dayOf(day.day)}: ${series.map((field) => `${nameOf(field)} ${day[field]}`).join(', ')}`}</title>
                <rect x={x} width={STEP} height={HEIGHT} fill="transparent" />
                {values.map((value, part) => (
                  <Box
                    key={part}
                    component="rect"
                    x={x + 1.5}
                    y={HEIGHT - (sum(values.slice(0, part + 1)) * HEIGHT) / max}
                    width={STEP - 3}
                    height={(value * HEIGHT) / max}
                    sx={{ color: seriesColours[part], fill: 'currentColor' }}
                  />
                ))}
              </g>
            );
          })}
        </Box>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <summary>Show as table</summary>
        <NumberTable
          of="Day"
          columns={series.map(nameOf)}
          rows={[...days].reverse().map((day) => ({ name: dayOf(day.day), values: valuesOf(day) }))}
        />
      </Box>
    </>
  );
}
