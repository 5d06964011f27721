import { useEffect, useRef, type FormEvent } from 'react';
import { Box, IconButton, InputBase } from '@mui/material';
import { Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOfSearch } from '../paths.ts';

/** Finds listings in any state and inquiries; Ctrl+K or Cmd+K goes to it from everywhere. On a phone it gets the width that is left. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = pathname.endsWith('/search') ? new URLSearchParams(search).get('q') : '';

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = input.current?.value.trim();
    if (q) void navigate(pathOfSearch(q));
    else input.current?.focus();
  };

  return (
    <Box component="form" role="search" aria-label="Everything" onSubmit={submit} sx={box}>
      <InputBase
        key={asked}
        defaultValue={asked}
        inputRef={input}
        placeholder="Reference, phone, email, CAC, name"
        inputProps={{
          'aria-label': 'Find a listing or inquiry',
          'aria-keyshortcuts': 'Control+K Meta+K',
          maxLength: 200,
          enterKeyHint: 'search',
        }}
        sx={{ flexGrow: 1, minWidth: 0, '& input': { textOverflow: 'ellipsis' } }}
      />
      <IconButton type="submit" aria-label="Find" sx={{ mr: -1 }}>
        <Search size={20} />
      </IconButton>
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 440,
  mx: { xs: 0.5, sm: 'auto' },
  pl: 1.5,
  pr: 1,
  height: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
};
