import type { ReactNode } from 'react';
import { Box, InputAdornment } from '@mui/material';
import { Search } from 'lucide-react';
import { FilterLiveForm, TextInput } from 'react-admin';

interface FiltersProps {
  /** What is searched, in the plural. */
  of: string;
  /** Whether there is a search by words. */
  words?: boolean;
  children?: ReactNode;
}

/** Search and filters of a list; they act while one types. */
export const Filters = ({ of, words = true, children }: FiltersProps) => (
  <FilterLiveForm>
    <Box
      role="search"
      aria-label={`Search ${of}`}
      sx={{
        mb: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(240px, 360px) repeat(auto-fill, minmax(160px, 200px))',
        },
        '& .MuiFormControl-root': { m: 0 },
        '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
        ...(words && { '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } } }),
      }}
    >
      {words && <SearchWords />}
      {children}
    </Box>
  </FilterLiveForm>
);

const SearchWords = () => (
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
            <Search size={18} aria-hidden />
          </InputAdornment>
        ),
      },
      htmlInput: { maxLength: 200, enterKeyHint: 'search' },
    }}
  />
);
