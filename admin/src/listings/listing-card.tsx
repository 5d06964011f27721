import type { ReactNode } from 'react';
import { Card, Checkbox, Stack } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { nameOf } from './kinds.ts';

interface ListingCardProps {
  listing: ListingRecord;
  selectable: boolean;
  children: ReactNode;
}

/** One listing on a phone, with a box to select it. */
export function ListingCard({ listing, selectable, children }: ListingCardProps) {
  const { selectedIds, onToggleItem } = useListContext();
  const selected = selectedIds.includes(listing.id);
  return (
    <RecordContextProvider value={listing}>
      <Card
        component="li"
        variant="outlined"
        sx={{ p: 2, position: 'relative', ...(selected && { borderColor: 'primary.main' }) }}
      >
        {selectable && (
          <Checkbox
            checked={selected}
            onChange={() => onToggleItem(listing.id)}
            slotProps={{ input: { 'aria-label': `Select ${nameOf(listing)}` } }}
            sx={{ position: 'absolute', top: 6, right: 6 }}
          />
        )}
        <Stack spacing={1.5} sx={{ minWidth: 0 }}>
          {children}
        </Stack>
      </Card>
    </RecordContextProvider>
  );
}
