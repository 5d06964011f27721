import { Box, Stack, Typography } from '@mui/material';
import { jobTypeNames, serviceNames } from '#contract/listing-types.ts';
import type { Overview } from '#contract/openapi.ts';
import { useRead } from '../api-client/data-provider.ts';
import { placeName } from '../fields/field-value.tsx';
import { kindOf, kinds } from '../kinds.ts';
import { Failure } from '../layout/notice.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { Page } from '../layout/page.tsx';
import { Section } from '../layout/section.tsx';
import { LoadingRows } from '../list/list-states.tsx';
import { messages } from '../messages.ts';
import { dashboardPath } from '../paths.ts';
import { DaysPlot } from './days-plot.tsx';
import { Bars, NumberTable } from './number-table.tsx';
import { DecisionTime, QueueLine } from './review-times.tsx';

const everyMinute = { refetchInterval: 60_000 };

export function OverviewPage() {
  const { data, error, refetch } = useRead(['overview'], (api) => api.overview(), everyMinute);
  const overview = data?.data.days && data.data;
  return (
    <Page title="Overview">
      {error && !overview && <Failure text={messages.overview.failed} retry={refetch} />}
      {overview && <Figures overview={overview} />}
      {!overview && !error && <LoadingRows />}
    </Page>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const { days, decisionHours, queue, reports, live, missed, views } = overview;
  const services: Record<string, number> = live.services;
  return (
    <Box sx={grid}>
      <Section title="Waiting now">
        <Stack spacing={2}>
          {kinds.map((kind) => (
            <QueueLine key={kind.path} kind={kind} queue={queue[kind.path]} />
          ))}
          <div>
            <PageLink to={`${dashboardPath}/reports`} sx={{ fontWeight: 700 }}>
              {reports.waiting} with confirmed reports, {reports.held} held
            </PageLink>
          </div>
        </Stack>
      </Section>
      <Section title="Time to decision, last 30 days">
        <DecisionTime hours={decisionHours} />
      </Section>
      <Section title="Submissions per day" gridColumn="1 / -1">
        <DaysPlot days={days} series={['companies', 'jobs']} />
      </Section>
      <Section title="Decisions per day" gridColumn="1 / -1">
        <DaysPlot days={days} series={['approved', 'rejected']} />
      </Section>
      <Section title="Public companies by service">
        <Bars
          of="Service"
          columns={['Companies']}
          rows={Object.entries(serviceNames).map(([type, name]) => ({
            name,
            values: [services[type] ?? 0],
          }))}
        />
      </Section>
      <Section title="Public listings by city" gridRow={{ md: 'span 2' }}>
        <Bars
          of="City"
          columns={['Companies', 'Jobs']}
          rows={live.cities.map(({ city, companies, jobs }) => ({
            name: city,
            values: [companies, jobs],
          }))}
        />
      </Section>
      <Section title="Asked for and not found, last 30 days">
        <MissedSearches missed={missed} />
      </Section>
      <Section title="Page views">
        <Bars
          of="Pages of"
          columns={['Views']}
          rows={kinds.map(({ title, path }) => ({ name: title, values: [views[path]] }))}
        />
      </Section>
    </Box>
  );
}

/** Searches without a match: places and services that lack listings. */
const MissedSearches = ({ missed }: Pick<Overview, 'missed'>) =>
  missed.length > 0 ? (
    <NumberTable
      of="Asked for"
      columns={['Visitors']}
      rows={missed.map(({ search, count }) => ({ name: inWords(search), values: [count] }))}
    />
  ) : (
    <Typography>Every place and service that was asked for has a listing.</Typography>
  );

const choices: Record<string, string> = { ...serviceNames, ...jobTypeNames };

/** `companies lagos/yaba - van` as `Companies (Van Delivery) in Yaba, Lagos`. */
function inWords(search: string): string {
  const [list = '', place = '-', to = '-', choice = '-'] = search.split(' ');
  const at = place === '-' ? '' : ` ${to === '-' ? 'in' : 'from'} ${placeName(place)}`;
  const end = to === '-' ? '' : ` to ${placeName(to)}`;
  return `${kindOf(list).title}${choice === '-' ? '' : ` (${choices[choice] ?? choice})`}${at}${end}`;
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
