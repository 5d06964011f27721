import { Box } from '@mui/material';
import { activityTable, periods, viewsChart } from '#contract/activity.ts';
import { useRead } from '../api-client/data-provider.ts';
import { dayOf } from '../date.ts';
import type { ListingProps } from '../kind.ts';
import { Section } from '../layout/section.tsx';
import { NumberTable } from '../overview/number-table.tsx';

/** Daily answers of visitors to “Did they answer?” in 90 days; nothing without answers. */
export function Answers({ listing: { id } }: ListingProps) {
  const { data } = useRead(['answers', id], (api) => api.answers(id));
  if (!data?.data.length) return null;
  const rows = data.data.map(({ day, yes, no, wrong, burst }) => ({
    name: `${dayOf(day)}${burst ? ` (${burst} in a burst, in no figure)` : ''}`,
    values: [yes, no, wrong],
  }));
  return (
    <Section title="Did they answer?">
      <NumberTable of="" columns={['Yes', 'No', 'Wrong number']} rows={rows} />
    </Section>
  );
}

/** Views and contacts of a listing in 90 days, as its owner sees them. */
export function Activity({ kind, listing: { id } }: ListingProps) {
  const { data } = useRead([kind.path, 'activity', id], (api) => api.activity(kind, id));
  if (!data?.data.length) return null;
  const { path, viewBox, label, hasViews } = viewsChart(data.data);
  const columns = periods.map((days) => `${days} days`);
  return (
    <Section title="Who looked at it">
      <NumberTable of="" columns={columns} rows={activityTable(kind.one, data.data)} />
      {hasViews && (
        <Box
          component="svg"
          {...{ role: 'img', 'aria-label': label, viewBox, preserveAspectRatio: 'none' }}
          sx={{ width: '100%', height: 96, mt: 2, color: 'primary.main', borderBottom: 1 }}
        >
          <path d={path} fill="currentColor" />
        </Box>
      )}
    </Section>
  );
}
