import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '@mui/material';
import { DataTable, ExportButton, ListBase, useListContext, type Exporter } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { Filters } from '../listings/filters.tsx';
import type { Kind } from '../listings/kinds.ts';
import { ListBody, toldInPlace } from '../listings/list-body.tsx';
import { ListingName } from '../listings/listing-name.tsx';
import { Pages } from '../listings/pages.tsx';
import { PlanChip } from '../listings/plan-chip.tsx';
import { SortChoice } from '../listings/sort-choice.tsx';
import { PlanButton } from './plan-button.tsx';
import { Term } from './term.tsx';

interface ApprovedListProps<Listing> {
  kind: Kind;
  title: string;
  status: 'live' | 'hidden';
  /** What is said when there are none. */
  empty: string;
  /** The field of the listing's name, for the order. */
  name: string;
  /** The line below the name. */
  note: (listing: Listing) => string;
  /** Further columns of the table. */
  children: ReactNode;
  exporter: Exporter;
}

/** The public or the hidden listings of one kind, newest first: plan, end, renewal. */
export function ApprovedList<Listing extends ListingRecord>(props: ApprovedListProps<Listing>) {
  const { kind, title, status, empty, name, note, children, exporter } = props;
  return (
    <ListBase
      resource={kind.path}
      storeKey={`${status}.${kind.path}`}
      disableSyncWithLocation
      exporter={exporter}
      perPage={10}
      sort={{ field: 'approvedAt', order: 'DESC' }}
      filter={{ status }}
      queryOptions={{ onError: toldInPlace }}
    >
      <Box component="section" aria-labelledby={kind.path} sx={{ mb: 5 }}>
        <Heading id={kind.path} title={title} />
        <Filters of={`${status} ${kind.many}`}>
          <SortChoice orders={ordersBy(name)} />
        </Filters>
        <ListBody<Listing>
          empty={empty}
          failed={kind.messages.listFailed}
          card={(listing) => <ApprovedCard kind={kind} listing={listing} note={note(listing)} />}
        >
          <DataTable.Col
            source={name}
            render={(listing: Listing) => <ListingName note={note(listing)} />}
          />
          {children}
          <DataTable.Col
            source="plan"
            render={({ plan }: ListingRecord) => <PlanChip kind={kind} plan={plan} />}
          />
          <DataTable.Col
            source="expiresAt"
            label="Ends"
            sx={{ whiteSpace: 'nowrap' }}
            render={(listing: ListingRecord) => <Term listing={listing} />}
          />
          <DataTable.Col
            label="Action"
            disableSort
            render={(listing: ListingRecord) => (
              <PlanButton kind={kind} listing={listing} size="small" />
            )}
          />
        </ListBody>
        <Pages of={`${status} ${kind.many}`} />
      </Box>
    </ListBase>
  );
}

const ordersBy = (name: string): Record<string, [string, 'ASC' | 'DESC']> => ({
  'Newest first': ['approvedAt', 'DESC'],
  'Ends soonest': ['expiresAt', 'ASC'],
  'Name, A to Z': [name, 'ASC'],
});

function Heading({ id, title }: { id: string; title: string }) {
  const { total } = useListContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5, gap: 1 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>{total}</Typography>
      <ExportButton label="Export CSV" maxResults={10_000} />
    </Stack>
  );
}

function ApprovedCard({
  kind,
  listing,
  note,
}: {
  kind: Kind;
  listing: ListingRecord;
  note: string;
}) {
  return (
    <>
      <ListingName note={note} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <PlanChip kind={kind} plan={listing.plan} />
        <Typography variant="body2">
          <Term listing={listing} />
        </Typography>
      </Stack>
      <PlanButton kind={kind} listing={listing} />
    </>
  );
}
