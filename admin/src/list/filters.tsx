import type { ReactNode } from 'react';
import { Box, InputAdornment } from '@mui/material';
import { Search } from 'lucide-react';
import { FilterLiveForm, SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '../fields/field.ts';

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

export const SelectFilter = ({ choices, ...rest }: SelectFilterProps) => (
  <SelectInput {...rest} choices={choicesOf(choices)} helperText={false} />
);
