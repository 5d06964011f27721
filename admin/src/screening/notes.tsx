import { Box, Card, Stack, Typography } from '@mui/material';
import { ShieldAlert } from 'lucide-react';
import type { ScreeningNote } from '../contract.ts';
import { countOf } from './note-count.tsx';
import { Note } from './note.tsx';

/** The screening notes of a listing, alerts first; nothing without notes. */
export function Notes({ notes }: { notes: readonly ScreeningNote[] }) {
  if (notes.length === 0) return null;
  const isAlert = notes.some(({ severity }) => severity === 'alert');
  const color = isAlert ? 'error' : 'warning';
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby="notes"
      sx={{
        p: 2.5,
        borderColor: `${color}.main`,
        borderLeftWidth: 6,
        maxHeight: { lg: '50vh' },
        overflowY: 'auto',
      }}
      tabIndex={0}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: `${color}.dark` }}>
        <ShieldAlert size={20} aria-hidden />
        <Typography variant="h2" id="notes">
          {countOf(notes)} from screening
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        Rules can be wrong. You decide.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } }}>
        {notes.map((note, index) => (
          <Note key={index} note={note} />
        ))}
      </Box>
    </Card>
  );
}
