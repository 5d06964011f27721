import type { ReactNode } from 'react';
import {
  Alert,
  Button,
  Card,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { ListingCard } from './listing-card.tsx';
import { SelectListing, SelectPage } from './selection.tsx';

/** For react-admin's `onError`: a list that fails says so where its rows would be, not in a notification too. */
export const toldInPlace = () => undefined;

interface ListBodyProps<Listing> {
  /** What is said when there is nothing, and when the list could not be fetched. */
  empty: string;
  failed: string;
  /** The columns of the table. */
  children: ReactNode;
  /** What a phone shows of one listing, in place of the columns. */
  card: (listing: Listing) => ReactNode;
  selectable?: boolean;
}

/** The listings of the list at hand: a table where there is room, cards on phones, or why there are none. */
export function ListBody<Listing extends ListingRecord>(props: ListBodyProps<Listing>) {
  const { empty, failed, children, card, selectable = false } = props;
  const { data, error, isPending, refetch } = useListContext<Listing>();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (error && !data) return <Failure text={failed} retry={refetch} />;
  if (isPending) return <Expected />;
  return (
    <>
      {error && <Failure text={failed} retry={refetch} />}
      {!data?.length ? (
        <Nothing text={empty} />
      ) : wide ? (
        <Card variant="outlined" sx={{ overflowX: 'auto' }}>
          <DataTable
            rowClick="show"
            size="medium"
            bulkActionButtons={false}
            sx={{ '& tbody tr:last-of-type td': { border: 0 } }}
          >
            {selectable && (
              <DataTable.Col label={<SelectPage />} disableSort render={() => <SelectListing />} />
            )}
            {children}
          </DataTable>
        </Card>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((listing) => (
            <ListingCard key={listing.id} listing={listing} selectable={selectable}>
              {card(listing)}
            </ListingCard>
          ))}
        </Stack>
      )}
    </>
  );
}

const Failure = ({ text, retry }: { text: string; retry: () => void }) => (
  <Alert
    severity="error"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" onClick={() => retry()}>
        Try again
      </Button>
    }
  >
    {text}
  </Alert>
);

const Expected = () => (
  <Stack spacing={1.5} role="status" aria-label="Loading">
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Stack>
);

function Nothing({ text }: { text: string }) {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <Card variant="outlined" sx={{ p: 5, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      {filtered && (
        <Button sx={{ mt: 2 }} onClick={() => setFilters({})}>
          Clear the search and filters
        </Button>
      )}
    </Card>
  );
}
