import type { ReactNode } from 'react';
import { Card, Stack } from '@mui/material';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { SelectListing } from './selection.tsx';

interface ListingCardProps {
  listing: RaRecord;
  selectable: boolean;
  children: ReactNode;
}

/** One row of a list on a phone, with a box to select it. */
export const ListingCard = ({ listing, selectable, children }: ListingCardProps) => (
  <RecordContextProvider value={listing}>
    <Card component="li" variant="outlined" sx={{ p: 2, position: 'relative' }}>
      {selectable && <SelectListing sx={{ position: 'absolute', top: 6, right: 6 }} />}
      <Stack spacing={1.5} sx={{ minWidth: 0 }}>
        {children}
      </Stack>
    </Card>
  </RecordContextProvider>
);
