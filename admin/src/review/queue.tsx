import type { ReactNode } from 'react';
import { DataTable, ExportButton, ListBase, useResourceContext, type Exporter } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { Filters } from '../listings/filters.tsx';
import { kindOf } from '../listings/kinds.ts';
import { ListBody, toldInPlace } from '../listings/list-body.tsx';
import { ListingName } from '../listings/listing-name.tsx';
import { Pages } from '../listings/pages.tsx';
import { SortChoice } from '../listings/sort-choice.tsx';
import { Page } from '../layout/page.tsx';
import { flaggedFilter } from '../screening/flagged-filter.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { Marks } from './marks.tsx';

interface QueueProps<Listing> {
  title: string;
  /** The field of the listing's name, for the order. */
  name: string;
  /** The line below the name. */
  note: (listing: Listing) => string;
  filters: ReactNode;
  /** Further columns of the table. */
  children: ReactNode;
  exporter: Exporter;
}

/** The submissions of one kind, oldest first, each with its pair of buttons. */
export function Queue<Listing extends ListingRecord>(props: QueueProps<Listing>) {
  const { title, name, note, filters, children, exporter } = props;
  const kind = kindOf(useResourceContext());
  return (
    <ListBase
      exporter={exporter}
      perPage={25}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queryOptions={{ refetchInterval: 60_000, onError: toldInPlace }}
    >
      <Page title={title} actions={<ExportButton label="Export CSV" maxResults={10_000} />}>
        <Filters of={`pending ${kind.many}`}>
          {filters}
          {flaggedFilter}
          <SortChoice orders={ordersBy(name)} />
        </Filters>
        <ListBody<Listing>
          empty={kind.messages.nonePending}
          failed={kind.messages.listFailed}
          selectable
          card={(listing) => <SubmissionCard listing={listing} note={note(listing)} />}
        >
          <DataTable.Col
            source={name}
            render={(listing: Listing) => <ListingName note={note(listing)} />}
          />
          {children}
          <DataTable.Col
            source="createdAt"
            label="Waiting"
            render={(listing: ListingRecord) => <Marks kind={kind} listing={listing} />}
          />
          <DataTable.Col
            label="Decision"
            disableSort
            sx={{ width: 0 }}
            render={(listing: ListingRecord) => <ReviewButtons listings={[listing]} size="small" />}
          />
        </ListBody>
        <Pages of={`pending ${kind.many}`} />
        <BulkBar />
      </Page>
    </ListBase>
  );
}

function SubmissionCard({ listing, note }: { listing: ListingRecord; note: string }) {
  const kind = kindOf(useResourceContext());
  return (
    <>
      <ListingName note={note} />
      <Marks kind={kind} listing={listing} />
      <ReviewButtons listings={[listing]} fullWidth />
    </>
  );
}

const ordersBy = (name: string): Record<string, [string, 'ASC' | 'DESC']> => ({
  'Oldest first': ['createdAt', 'ASC'],
  'Newest first': ['createdAt', 'DESC'],
  'Name, A to Z': [name, 'ASC'],
});
