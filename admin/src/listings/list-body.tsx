import type { ReactNode } from 'react';
import { Card, Stack, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, useListContext, type RaRecord } from 'react-admin';
import { ListStates } from './list-states.tsx';
import { ListingCard } from './listing-card.tsx';
import { SelectListing, SelectPage } from './selection.tsx';

/** For react-admin's `onError`: a list that fails says so where its rows would be, not in a notification too. */
export const toldInPlace = () => undefined;

interface ListBodyProps<Row> {
  /** What is said when there is nothing, and when the list could not be fetched. */
  empty: string;
  failed: string;
  /** The columns of the table. */
  children: ReactNode;
  /** What a phone shows of one row, in place of the columns. */
  card: (row: Row) => ReactNode;
  selectable?: boolean;
  /** Where a press on a row of the table leads. */
  rowClick?: 'show' | false;
}

/** The rows of the list at hand: a table where there is room, cards on phones, or why there are none. */
export function ListBody<Row extends RaRecord>(props: ListBodyProps<Row>) {
  const { empty, failed, children, card, selectable = false, rowClick = 'show' } = props;
  const { data = [] } = useListContext<Row>();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <ListStates empty={empty} failed={failed}>
      {wide ? (
        <Card variant="outlined" sx={{ overflowX: 'auto' }}>
          <DataTable
            rowClick={rowClick}
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
          {data.map((row) => (
            <ListingCard key={row.id} listing={row} selectable={selectable}>
              {card(row)}
            </ListingCard>
          ))}
        </Stack>
      )}
    </ListStates>
  );
}
