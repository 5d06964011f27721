import { Checkbox } from '@mui/material';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';

/** Checkbox that selects a row; react-admin's own has no name for a screen reader. */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
    />
  );
}

export function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
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
