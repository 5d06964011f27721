import { Box, Stack, Typography } from '@mui/material';
import { DataTable, ListBase } from 'react-admin';
import { placesByPath } from '#contract/places.ts';
import { namesIn } from '../fields/field.ts';
import { Thumbnail } from '../fields/picture.tsx';
import { type Kind, type ListingProps, type ListingRecord, nameOf } from '../kind.ts';
import { pathOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { Filters, SelectFilter, SortChoice, type Orders } from '../list/filters.tsx';
import { ListBody } from '../list/list-body.tsx';
import { Total, withoutNotification } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { exporterOf } from '../listings/export-listings.ts';
import { PlanChip } from '../listings/plan-choice.tsx';
import { UnpaidWish, WishFilter } from '../wishes/wish.tsx';
import { ChangePlan } from './change-plan.tsx';
import { Term } from './term.tsx';

const Column = DataTable.Col<ListingRecord>;

export interface ApprovedListProps {
  kind: Kind;
  status: 'live' | 'hidden';
}

/** The public or the hidden listings of one kind, as a section of a page, newest first. */
export function ApprovedList({ kind, status }: ApprovedListProps) {
  const { path, nameField, messages } = kind;
  const isLive = status === 'live';
  return (
    <ListBase
      resource={path}
      storeKey={`${status}.${path}`}
      disableSyncWithLocation
      exporter={exporterOf(kind)}
      perPage={10}
      sort={{ field: 'approvedAt', order: 'DESC' }}
      filter={{ status }}
      queryOptions={{ onError: withoutNotification }}
    >
      <Box component="section" aria-labelledby={path} sx={{ mb: 5 }}>
        <Row sx={{ mb: 1.5, '& > :last-child': { ml: 'auto' } }}>
          <Typography variant="h2" id={path}>
            {isLive ? kind.approved : 'Hidden'} {path}
          </Typography>
          <Total />
          <ExportButton />
        </Row>
        <Filters of={`${status} ${path}`}>
          <SelectFilter {...kind.filter} />
          <SelectFilter
            source="plan"
            label="Plan"
            emptyText="All plans"
            choices={namesIn(kind.plans)}
          />
          <SelectFilter source="place" label="City" emptyText="All cities" choices={placesByPath} />
          {isLive && (
            <SelectFilter
              source="endsWithin"
              label="Ends"
              emptyText="At any time"
              choices={{ 7: 'Within 7 days', 30: 'Within 30 days' }}
            />
          )}
          <WishFilter />
          <SortChoice orders={ordersBy(nameField)} />
        </Filters>
        <ListBody<ListingRecord>
          empty={isLive ? messages.noneApproved : messages.noneHidden}
          failed={messages.listFailed}
          card={(listing) => <ApprovedCard kind={kind} listing={listing} />}
        >
          <Column
            source={nameField}
            sx={{ minWidth: 240 }}
            render={(listing) => <ListingName kind={kind} listing={listing} />}
          />
          <Column source="location" />
          <Column source="plan" render={(listing) => <Plans kind={kind} listing={listing} />} />
          <Column
            source="expiresAt"
            label="Ends"
            sx={{ whiteSpace: 'nowrap' }}
            render={(listing) => <Term listing={listing} />}
          />
          <Column
            label="Action"
            disableSort
            render={(listing) => <ChangePlan kind={kind} listing={listing} size="small" />}
          />
        </ListBody>
        <Pages of={`${status} ${path}`} />
      </Box>
    </ListBase>
  );
}

const ordersBy = (name: string): Orders => ({
  'approvedAt DESC': 'Newest first',
  'expiresAt ASC': 'Ends soonest',
  [`${name} ASC`]: 'Name, A to Z',
});

function ListingName({ kind, listing }: ListingProps) {
  const name = nameOf(listing);
  const image = 'jobAttachment' in listing ? listing.jobAttachment : listing.profileImage;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Thumbnail path={image} name={name} />
      <Box sx={{ minWidth: 0 }}>
        <PageLink
          to={pathOf({ ...listing, kind: kind.one })}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </PageLink>
        <Small sx={{ overflowWrap: 'anywhere' }}>{kind.note(listing)}</Small>
      </Box>
    </Stack>
  );
}

const Plans = ({ kind, listing }: ListingProps) => (
  <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
    <PlanChip kind={kind} plan={listing.plan} />
    <UnpaidWish kind={kind} listing={listing} />
  </Stack>
);

const ApprovedCard = ({ kind, listing }: ListingProps) => (
  <>
    <ListingName kind={kind} listing={listing} />
    <Row>
      <Plans kind={kind} listing={listing} />
      <Typography variant="body2">
        <Term listing={listing} />
      </Typography>
    </Row>
    <ChangePlan kind={kind} listing={listing} />
  </>
);
