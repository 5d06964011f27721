import { Checkbox, type CheckboxProps } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { nameOf } from './kinds.ts';

/** The box that selects a listing; react-admin's own has no name for a screen reader. */
export function SelectListing({ sx }: Pick<CheckboxProps, 'sx'>) {
  const listing = useRecordContext<ListingRecord>();
  const { selectedIds, onToggleItem } = useListContext();
  if (!listing) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(listing.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(listing.id)}
      slotProps={{ input: { 'aria-label': `Select ${nameOf(listing)}` } }}
      sx={sx ?? null}
    />
  );
}

/** The box that selects all listings of the page, or none. */
export function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<ListingRecord>();
  const ids = data.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const all = ids.length > 0 && selected.length === ids.length;
  return (
    <Checkbox
      checked={all}
      indeterminate={!all && selected.length > 0}
      onChange={() => onSelect(all ? [] : ids)}
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
    />
  );
}
