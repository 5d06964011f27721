import { Box, Typography } from '@mui/material';
import { ShieldAlert } from 'lucide-react';
import type { ScreeningNote } from '../contract.ts';
import { AlertSection } from '../layout/alert-section.tsx';
import { countOf, hasAlert } from './note-count.tsx';
import { Note } from './note.tsx';

/** The screening notes of a listing, alerts first; nothing without notes. */
export const Notes = ({ notes }: { notes: readonly ScreeningNote[] }) =>
  notes.length > 0 && (
    <AlertSection
      title={`${countOf(notes)} from screening`}
      icon={ShieldAlert}
      tone={hasAlert(notes) ? 'error' : 'warning'}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Rules can be wrong. You decide.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } }}>
        {notes.map((note, index) => (
          <Note key={index} note={note} />
        ))}
      </Box>
    </AlertSection>
  );
