import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

/** Orders by label, such as `{ 'Oldest first': ['createdAt', 'ASC'] }`. */
export type Orders = Record<string, [field: string, order: 'ASC' | 'DESC']>;

/** The order of a list on phones, where there are no column headers to sort by. */
export function SortChoice({ orders }: { orders: Orders }) {
  const { sort, setSort } = useListContext();
  const [current] = Object.entries(orders).find(
    ([, [field, order]]) => field === sort.field && order === sort.order,
  ) ?? [''];
  return (
    <TextField
      select
      label="Order"
      value={current}
      onChange={({ target }) => {
        const [field, order] = orders[target.value] ?? [sort.field, sort.order];
        setSort({ field, order });
      }}
      sx={{ display: { md: 'none' } }}
    >
      {Object.keys(orders).map((label) => (
        <MenuItem key={label} value={label}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
