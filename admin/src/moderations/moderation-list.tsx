import { Chip } from '@mui/material';
import {
  DataTable,
  DateInput,
  ExportButton,
  ListBase,
  SelectInput,
  TextInput,
  useListContext,
} from 'react-admin';
import type { Moderation } from '../contract.ts';
import { csvOf } from '../listings/csv.ts';
import { momentOf } from '../listings/date.ts';
import { Filters } from '../listings/filters.tsx';
import { ListBody, toldInPlace } from '../listings/list-body.tsx';
import { Pages } from '../listings/pages.tsx';
import { TwoLines } from '../listings/two-lines.tsx';
import { Page } from '../layout/page.tsx';
import { messages } from '../messages.ts';
import { ActionChip } from './action-chip.tsx';
import { actionChoices } from './action.ts';
import { EntryCard, EntryModerator, EntryName } from './entry.tsx';

/** Who decided what about which listing, when and why. */
export const ModerationList = () => (
  <ListBase
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    queryOptions={{ onError: toldInPlace }}
    exporter={exportLog}
  >
    <Page title="Moderation Log" actions={<ExportButton label="Export CSV" maxResults={10_000} />}>
      <LogFilters />
      <OneListing />
      <ListBody<Moderation>
        empty={messages.moderation.none}
        failed={messages.moderation.listFailed}
        rowClick={false}
        card={(entry) => <EntryCard entry={entry} />}
      >
        <DataTable.Col
          source="createdAt"
          label="When"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ createdAt }: Moderation) => momentOf(createdAt)}
        />
        <DataTable.Col
          label="Action"
          disableSort
          render={({ action }: Moderation) => <ActionChip action={action} />}
        />
        <DataTable.Col
          label="Listing"
          disableSort
          sx={{ overflowWrap: 'anywhere' }}
          render={(entry: Moderation) => <EntryName entry={entry} />}
        />
        <DataTable.Col
          label="Reason"
          disableSort
          sx={{ overflowWrap: 'anywhere' }}
          render={({ kind, reason }: Moderation) => (
            <TwoLines first={reason ?? '–'} second={kind} />
          )}
        />
        <DataTable.Col
          label="By"
          disableSort
          render={({ moderator }: Moderation) => <EntryModerator moderator={moderator} />}
        />
      </ListBody>
      <Pages of="the moderation log" />
    </Page>
  </ListBase>
);

const LogFilters = () => (
  <Filters of="the moderation log" words={false}>
    <SelectInput
      source="kind"
      label="Kind"
      emptyText="Both kinds"
      choices={kindChoices}
      helperText={false}
    />
    <SelectInput
      source="action"
      label="Action"
      emptyText="All actions"
      choices={actionChoices}
      helperText={false}
    />
    <TextInput source="moderator" label="By (e-mail)" type="email" resettable helperText={false} />
    <DateInput source="from" label="From day" helperText={false} />
    <DateInput source="to" label="To day" helperText={false} />
  </Filters>
);

const kindChoices = [
  { id: 'company', name: 'Companies' },
  { id: 'job', name: 'Jobs' },
];

/** Says that the log is narrowed to one listing, and undoes it. */
function OneListing() {
  const { filterValues, setFilters } = useListContext();
  if (!filterValues.listing) return null;
  const { listing: _, ...others } = filterValues;
  return <Chip label="Only one listing" onDelete={() => setFilters(others)} sx={{ mb: 2 }} />;
}

const exportLog = csvOf<Moderation>({
  When: ({ createdAt }) => createdAt,
  Action: ({ action }) => action,
  Kind: ({ kind }) => kind,
  Name: ({ name }) => name,
  Listing: ({ listing }) => listing,
  By: ({ moderator }) => moderator,
  Reason: ({ reason }) => reason,
});
