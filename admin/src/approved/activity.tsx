import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { activityTable, periods, viewsChart } from '#contract/activity.ts';
import { useApi } from '../api-client/data-provider.ts';
import type { ListingProps } from '../kind.ts';
import { Section } from '../layout/section.tsx';
import { NumberTable } from '../overview/number-table.tsx';

/** Views and contacts of a listing in 90 days, as its owner sees them. */
export function Activity({ kind, listing: { id } }: ListingProps) {
  const api = useApi();
  const queryKey = [kind.path, 'activity', id];
  const { data } = useQuery({ queryKey, queryFn: () => api.activity(kind, id) });
  if (!data?.data.length) return null;
  const { path, viewBox, label } = viewsChart(data.data);
  const columns = periods.map((days) => `${days} days`);
  return (
    <Section title="Who looked at it">
      <NumberTable of="" columns={columns} rows={activityTable(kind.one, data.data)} />
      <Box
        component="svg"
        {...{ role: 'img', 'aria-label': label, viewBox, preserveAspectRatio: 'none' }}
        sx={{ width: '100%', height: 96, mt: 2, color: 'primary.main', borderBottom: 1 }}
      >
        <path d={path} fill="currentColor" />
      </Box>
    </Section>
  );
}
