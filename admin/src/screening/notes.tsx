import { Box, Typography } from '@mui/material';
import { OctagonAlert, ShieldAlert, TriangleAlert } from 'lucide-react';
import type { ScreeningNote } from '../contract.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Section } from '../layout/section.tsx';
import { pathOfRecord } from '../moderations/log-link.tsx';
import { countOf, hasAlert } from './note-count.tsx';

/** The screening notes of a listing, alerts first; nothing without notes. */
export const Notes = ({ notes }: { notes: readonly ScreeningNote[] }) =>
  notes.length > 0 && (
    <Section
      title={`${countOf(notes)} from screening`}
      icon={ShieldAlert}
      tone={hasAlert(notes) ? 'error' : 'warning'}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Rules can be wrong. You decide.
      </Typography>
      <NoteList notes={notes} />
    </Section>
  );

/** The notes alone; nothing without notes. */
export const NoteList = ({ notes }: { notes: readonly ScreeningNote[] }) =>
  notes.length > 0 && (
    <Box component="ul" aria-label="Notes from screening" sx={list}>
      {notes.map((note, index) => (
        <Note key={index} note={note} />
      ))}
    </Box>
  );

const list = {
  my: 1.5,
  p: 0,
  listStyle: 'none',
  '&:last-child': { mb: 0 },
  '& li + li': { mt: 1.5 },
};

function Note({ note: { severity, message, related } }: { note: ScreeningNote }) {
  const { Icon, word, color } = severities[severity];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
      <Box component={Icon} size={18} sx={{ flexShrink: 0, mt: 0.25, color }} />
      <div>
        <Typography variant="body2">
          <Box component="strong" sx={{ color }}>
            {word}:
          </Box>{' '}
          <bdi>{message}</bdi>
        </Typography>
        {related && (
          <PageLink variant="body2" to={pathOfRecord(related)}>
            {related.status === 'rejected'
              ? 'See what was decided about it'
              : `Open the other ${related.kind}`}
          </PageLink>
        )}
      </div>
    </Box>
  );
}

const severities = {
  alert: { Icon: OctagonAlert, word: 'Alert', color: 'error.dark' },
  notice: { Icon: TriangleAlert, word: 'Notice', color: 'warning.dark' },
} as const;
