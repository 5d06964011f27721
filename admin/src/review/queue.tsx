import { Stack } from '@mui/material';
import { DataTable, ListBase, useResourceContext } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type ListingProps } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { Page } from '../layout/page.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { Filters, SelectFilter } from '../list/filters.tsx';
import { ListBody, TwoLines } from '../list/list-body.tsx';
import { withoutNotification } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { SortChoice, type Orders } from '../list/sort-choice.tsx';
import { exporterOf } from '../listings/export-listings.ts';
import { ListingName } from '../listings/listing-name.tsx';
import { PlanChip } from '../listings/plan-chip.tsx';
import { NoteCount } from '../screening/note-count.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { Waiting } from './waiting.tsx';

const Column = DataTable.Col<ListingRecord>;

export function Queue() {
  const kind = kindOf(useResourceContext());
  return (
    <ListBase
      exporter={exporterOf(kind)}
      perPage={25}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queryOptions={{ refetchInterval: 60_000, onError: withoutNotification }}
    >
      <Page title={`Pending ${kind.title}`} actions={<ExportButton />}>
        <Filters of={`pending ${kind.path}`}>
          <SelectFilter {...kind.filter} />
          <SelectFilter
            source="flagged"
            label="Screening"
            emptyText="With and without notes"
            choices={{ true: 'With notes', false: 'Without notes' }}
          />
          <SortChoice orders={ordersBy(kind.nameField)} />
        </Filters>
        <ListBody<ListingRecord>
          empty={kind.messages.nonePending}
          failed={kind.messages.listFailed}
          nameOf={nameOf}
          card={(listing) => <SubmissionCard kind={kind} listing={listing} />}
        >
          <Column
            source={kind.nameField}
            render={(listing) => <ListingName note={kind.pendingNote(listing)} />}
          />
          <Column
            source="location"
            render={(listing) => (
              <TwoLines first={listing.location} second={kind.service(listing)} />
            )}
          />
          <Column
            source="createdAt"
            label="Waiting"
            render={(listing) => <Marks kind={kind} listing={listing} />}
          />
          <Column
            label="Decision"
            disableSort
            sx={{ width: 0 }}
            render={(listing) => <ReviewButtons listings={[listing]} size="small" />}
          />
        </ListBody>
        <Pages of={`pending ${kind.path}`} />
        <BulkBar />
      </Page>
    </ListBase>
  );
}

const SubmissionCard = ({ kind, listing }: ListingProps) => (
  <>
    <ListingName note={kind.pendingNote(listing)} />
    <Marks kind={kind} listing={listing} />
    <ReviewButtons listings={[listing]} fullWidth />
  </>
);

export const Marks = ({ kind, listing }: ListingProps) => (
  <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
    <Waiting since={listing.createdAt} />
    <NoteCount notes={listing.notes} />
    {listing.wishedPlan !== kind.freePlan && (
      <PlanChip kind={kind} plan={listing.wishedPlan} prefix="Wants" />
    )}
  </Stack>
);

const ordersBy = (name: string): Orders => ({
  'Oldest first': ['createdAt', 'ASC'],
  'Newest first': ['createdAt', 'DESC'],
  'Name, A to Z': [name, 'ASC'],
});
