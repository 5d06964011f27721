import { useListContext } from 'react-admin';
import { Select } from '../fields/select.tsx';

/** Orders by label, such as `{ 'Oldest first': ['createdAt', 'ASC'] }`. */
export type Orders = Record<string, [field: string, order: 'ASC' | 'DESC']>;

interface SortChoiceProps {
  orders: Orders;
  /** Otherwise on phones only, where there are no column headers to sort by. */
  isAlways?: boolean;
}

export function SortChoice({ orders, isAlways = false }: SortChoiceProps) {
  const { sort, setSort } = useListContext();
  const labels = Object.keys(orders);
  const current = labels.find((label) => {
    const [field, order] = orders[label] ?? [];
    return field === sort.field && order === sort.order;
  });
  return (
    <Select
      label="Order"
      value={current ?? ''}
      onChange={(label) => {
        const [field, order] = orders[label] ?? [sort.field, sort.order];
        setSort({ field, order });
      }}
      options={Object.fromEntries(labels.map((label) => [label, label]))}
      sx={isAlways ? null : { display: { md: 'none' } }}
    />
  );
}
