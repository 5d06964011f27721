import { Box } from '@mui/material';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';

interface ChooseProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: () => void;
}

/** Plain, since a list has many: react-admin's own has no name for a screen reader, and Material UI's costs as much as its row. */
export const Choose = ({ label, indeterminate = false, ...input }: ChooseProps) => (
  <Box component="label" sx={select} onClick={(event) => event.stopPropagation()}>
    <input
      {...input}
      type="checkbox"
      aria-label={label}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
      }}
    />
  </Box>
);

const select = {
  p: 1.625,
  display: 'flex',
  cursor: 'pointer',
  color: 'primary.main',
  '& input': { m: 0, width: 18, height: 18, color: 'inherit', accentColor: 'currentColor' },
};

export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Choose
      label={`Select ${name}`}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
    />
  );
}

export function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const all = ids.length > 0 && selected.length === ids.length;
  return (
    <Choose
      label="Select all on this page"
      checked={all}
      indeterminate={!all && selected.length > 0}
      onChange={() => onSelect(all ? [] : ids)}
    />
  );
}
