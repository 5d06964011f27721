import { Chip } from '@mui/material';
import { useListContext } from 'react-admin';

/** Shows and clears the filter by one record, which has no input. */
export function OneOnly({ source, label }: { source: string; label: string }) {
  const { setFilters, ...list } = useListContext();
  const { [source]: one, ...others } = list.filterValues as Record<string, unknown>;
  if (!one) return null;
  return <Chip label={label} onDelete={() => setFilters(others)} sx={{ mb: 2 }} />;
}
