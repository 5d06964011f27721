import { DataTable, DateInput, ListBase, TextInput } from 'react-admin';
import type { Moderation } from '#contract/openapi.ts';
import { csvOf } from '../csv.ts';
import { timeOf } from '../date.ts';
import { Page } from '../layout/page.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { Filters, OneOnly, SelectFilter } from '../list/filters.tsx';
import { ListBody } from '../list/list-body.tsx';
import { withoutNotification } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { messages } from '../messages.ts';
import { ActionChip, actionNames } from './action-chip.tsx';
import { EntryCard, EntryDetail, EntryModerator, EntryName } from './entry.tsx';

const Column = DataTable.Col<Moderation>;

export const ModerationList = () => (
  <ListBase
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    queryOptions={{ onError: withoutNotification }}
    exporter={exportLog}
  >
    <Page title="Moderation Log" actions={<ExportButton />}>
      <LogFilters />
      <OneOnly source="listing" label="One listing only" />
      <ListBody<Moderation>
        empty={messages.moderation.none}
        failed={messages.moderation.listFailed}
        rowClick={false}
        card={(entry) => <EntryCard entry={entry} />}
      >
        <Column
          source="createdAt"
          label="When"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ createdAt }) => timeOf(createdAt)}
        />
        <Column
          label="Action"
          disableSort
          render={({ action }) => <ActionChip action={action} />}
        />
        <Column
          label="Listing"
          disableSort
          sx={{ overflowWrap: 'anywhere' }}
          render={(entry) => <EntryName entry={entry} />}
        />
        <Column
          label="Detail"
          disableSort
          sx={{ overflowWrap: 'anywhere' }}
          render={(entry) => <EntryDetail entry={entry} />}
        />
        <Column label="By" disableSort render={(entry) => <EntryModerator entry={entry} />} />
      </ListBody>
      <Pages of="the moderation log" />
    </Page>
  </ListBase>
);

const LogFilters = () => (
  <Filters of="the moderation log">
    <SelectFilter source="kind" label="Kind" emptyText="Both kinds" choices={kindNames} />
    <SelectFilter source="action" label="Action" emptyText="All actions" choices={actionNames} />
    <TextInput source="moderator" label="Moderator" type="email" resettable helperText={false} />
    <DateInput source="from" label="From day" helperText={false} />
    <DateInput source="to" label="To day" helperText={false} />
  </Filters>
);

const kindNames = { company: 'Companies', job: 'Jobs' };

const exportLog = csvOf<Moderation>({
  When: ({ createdAt }) => createdAt,
  Action: ({ action }) => action,
  Kind: ({ kind }) => kind,
  Name: ({ name }) => name,
  Listing: ({ listing }) => listing,
  By: ({ moderator }) => moderator,
  Reason: ({ reason }) => reason,
  Plan: ({ plan }) => plan,
  Changes: ({ changes }) =>
    changes.map(({ field, from, to }) => `${field}: ${from ?? ''} → ${to ?? ''}`).join('\n'),
});
