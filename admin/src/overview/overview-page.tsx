import type { ReactNode } from 'react';
import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Overview } from '../contract.ts';
import type { dataProvider } from '../data-provider.ts';
import { Page } from '../layout/page.tsx';
import { messages } from '../messages.ts';
import { Bars } from './bars.tsx';
import { DaysPlot } from './days-plot.tsx';
import { DecisionTime } from './decision-time.tsx';
import { Panel } from './panel.tsx';
import { QueueAge } from './queue-age.tsx';
import { Views } from './views.tsx';
import { serviceTypes } from '../companies/service-type.ts';

/** Whether the promise of a day is kept, and what the directory has. */
export function OverviewPage() {
  const provider = useDataProvider<typeof dataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: () => provider.overview(),
    refetchInterval: 60_000,
  });
  const overview = data?.data.days && data.data;
  return (
    <Page title="Overview">
      {error && !overview && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messages.overview.failed}
        </Alert>
      )}
      {overview && <Figures overview={overview} />}
      {!overview && !error && (
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading" />
      )}
    </Page>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const { days, decisionHours, queue, live, views } = overview;
  return (
    <Grid>
      <Panel title="Waiting now">
        <QueueAge queue={queue} />
      </Panel>
      <Panel title="Time to decision, last 30 days">
        <DecisionTime hours={decisionHours} />
      </Panel>
      <Panel title="Sent per day" wide>
        <DaysPlot
          days={days}
          first={{ field: 'companies', name: 'Companies' }}
          second={{ field: 'jobs', name: 'Jobs' }}
        />
      </Panel>
      <Panel title="Decided per day" wide>
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
          rows={Object.entries(live.services).map(([type, count]) => ({
            name: serviceTypes[type] ?? type,
            values: [count],
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
        <Views views={views} />
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
