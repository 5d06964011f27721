import type { ReactNode } from 'react';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-client/data-provider.ts';
import { serviceTypes } from '../companies/company-fields.ts';
import type { Overview } from '../contract.ts';
import { kinds } from '../kinds.ts';
import { Failure } from '../layout/failure.tsx';
import { Page } from '../layout/page.tsx';
import { messages } from '../messages.ts';
import { DaysPlot } from './days-plot.tsx';
import { Bars } from './number-table.tsx';
import { Panel } from './panel.tsx';
import { DecisionTime, QueueAge } from './review-times.tsx';

/** Figures of the queues, the decisions and the public listings; refreshed every minute. */
export function OverviewPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: () => api.overview(),
    refetchInterval: 60_000,
  });
  const overview = data?.data.days && data.data;
  return (
    <Page title="Overview">
      {error && !overview && <Failure text={messages.overview.failed} retry={refetch} />}
      {overview && <Figures overview={overview} />}
      {!overview && !error && (
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading" />
      )}
    </Page>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const { days, decisionHours, queue, live, views } = overview;
  const services: Record<string, number> = live.services;
  return (
    <Grid>
      <Panel title="Waiting now">
        <QueueAge queue={queue} />
      </Panel>
      <Panel title="Time to decision, last 30 days">
        <DecisionTime hours={decisionHours} />
      </Panel>
      <Panel title="Submissions per day" wide>
        <DaysPlot
          days={days}
          first={{ field: 'companies', name: 'Companies' }}
          second={{ field: 'jobs', name: 'Jobs' }}
        />
      </Panel>
      <Panel title="Decisions per day" wide>
        <DaysPlot
          days={days}
          first={{ field: 'approved', name: 'Approved' }}
          second={{ field: 'rejected', name: 'Rejected' }}
        />
      </Panel>
      <Panel title="Public companies by service">
        <Bars
          of="Service"
          columns={['Companies']}
          rows={Object.entries(serviceTypes).map(([type, name]) => ({
            name,
            values: [services[type] ?? 0],
          }))}
        />
      </Panel>
      <Panel title="Public listings by city" tall>
        <Bars
          of="City"
          columns={['Companies', 'Jobs']}
          rows={live.cities.map(({ city, companies, jobs }) => ({
            name: city,
            values: [companies, jobs],
          }))}
        />
      </Panel>
      <Panel title="Page views">
        <Bars
          of="Pages of"
          columns={['Views']}
          rows={kinds.map(({ title, path }) => ({ name: title, values: [views[path]] }))}
        />
      </Panel>
    </Grid>
  );
}

const Grid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
