import type { ReactNode } from 'react';
import { Card, Stack, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, type RaRecord } from 'react-admin';
import { Cards } from './card-list.tsx';
import { ListStates } from './list-states.tsx';

interface ListBodyProps<Row> {
  empty: string;
  failed: string;
  children: ReactNode;
  /** Content of a row's card, which replaces the columns on phones. */
  card: (row: Row) => ReactNode;
  rowClick?: 'show' | false;
}

export function ListBody<Row extends RaRecord>(props: ListBodyProps<Row>) {
  const { empty, failed, children, card, rowClick = 'show' } = props;
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
            {children}
          </DataTable>
        </Card>
      ) : (
        <Cards<Row> card={(row) => <Stack spacing={1.5}>{card(row)}</Stack>} />
      )}
    </ListStates>
  );
}
