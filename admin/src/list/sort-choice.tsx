import { useListContext } from 'react-admin';
import { Select } from '../fields/select.tsx';

/** Labels of orders, such as `{ 'createdAt ASC': 'Oldest first' }`. */
export type Orders = Record<string, string>;

interface SortChoiceProps {
  orders: Orders;
  /** Otherwise on phones only, where there are no column headers to sort by. */
  isAlways?: boolean;
}

export function SortChoice({ orders, isAlways = false }: SortChoiceProps) {
  const { sort, setSort } = useListContext();
  const current = `${sort.field} ${sort.order}`;
  const choose = (chosen: string) => {
    const [field = '', order] = chosen.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  };
  return (
    <Select
      label="Order"
      value={current in orders ? current : ''}
      onChange={choose}
      options={orders}
      sx={isAlways ? null : { display: { md: 'none' } }}
    />
  );
}
