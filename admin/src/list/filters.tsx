import type { ReactNode } from 'react';
import { Box, Chip, InputAdornment } from '@mui/material';
import { Search } from 'lucide-react';
import { FilterLiveForm, TextInput, useInput, useListContext } from 'react-admin';
import { Select } from '../fields/select.tsx';

interface FiltersProps {
  /** Name of the list, in the plural. */
  of: string;
  /** Beside other content: two columns at any width. */
  isNarrow?: boolean;
  children?: ReactNode;
}

/** Search and filters of a list; they apply as one types. */
export const Filters = ({ of, isNarrow = false, children }: FiltersProps) => (
  <FilterLiveForm>
    <Box
      role="search"
      aria-label={`Search ${of}`}
      sx={{
        mb: isNarrow ? 1 : 2,
        display: 'grid',
        gap: isNarrow ? 1 : 1.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          ...(!isNarrow && { md: 'minmax(240px, 360px) repeat(auto-fill, minmax(160px, 200px))' }),
        },
        '& .MuiFormControl-root': { m: 0, minWidth: 0 },
        // The field has a button of its own.
        '& ::-webkit-search-cancel-button': { display: 'none' },
        '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: isNarrow ? '1 / -1' : 'auto' } },
      }}
    >
      <TextInput
        source="q"
        label="Search"
        type="search"
        helperText={false}
        resettable
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} />
              </InputAdornment>
            ),
          },
          htmlInput: { maxLength: 200, enterKeyHint: 'search' },
        }}
      />
      {children}
    </Box>
  </FilterLiveForm>
);

export interface SelectFilterProps {
  source: string;
  label: string;
  /** Label of no choice. */
  emptyText: string;
  choices: Record<string, string>;
}

/** Not react-admin's, which calls no choice "Clear value" to screen readers. */
export function SelectFilter({ source, label, emptyText, choices }: SelectFilterProps) {
  const { field } = useInput<Record<string, string>>({ source });
  const value = String(field.value ?? '');
  const props = { label, value, options: choices, none: emptyText };
  return <Select {...props} onChange={field.onChange} />;
}

/** Shows and clears the filter by one record, which has no input. */
export function OneOnly({ source, label }: { source: string; label: string }) {
  const { setFilters, ...list } = useListContext();
  const { [source]: one, ...others } = list.filterValues as Record<string, unknown>;
  if (!one) return null;
  return <Chip label={label} onDelete={() => setFilters(others)} sx={{ mb: 2 }} />;
}

/** Labels of orders, such as `{ 'createdAt ASC': 'Oldest first' }`. */
export type Orders = Record<string, string>;

/** By default on phones only, where there are no column headers to sort by. */
export function SortChoice({ orders, isAlways = false }: { orders: Orders; isAlways?: boolean }) {
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
      sx={isAlways ? {} : { display: { md: 'none' } }}
    />
  );
}
