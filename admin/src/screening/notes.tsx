import { Box, Typography } from '@mui/material';
import { OctagonAlert, ShieldAlert, TriangleAlert } from 'lucide-react';
import type { ScreeningNote } from '#contract/openapi.ts';
import { withDialled } from '#contract/phone.ts';
import { pathOfRecord } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Section } from '../layout/section.tsx';
import { Small } from '../layout/small.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';

/** The screening notes of a listing, alerts first; nothing without notes. */
export const Notes = ({ notes }: { notes: readonly ScreeningNote[] }) =>
  notes.length > 0 && (
    <Section
      title={`${countOf(notes)} from screening`}
      icon={ShieldAlert}
      tone={hasAlert(notes) ? 'error' : 'warning'}
    >
      <Small sx={{ mb: 1.5 }}>Rules can be wrong. You decide.</Small>
      <NoteList notes={notes} />
    </Section>
  );

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
          <bdi>{withDialled(message)}</bdi>
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

export function NoteCount({ notes }: { notes: readonly ScreeningNote[] }) {
  if (notes.length === 0) return null;
  const isAlert = hasAlert(notes);
  return (
    <ToneChip
      tone={isAlert ? 'error' : 'warning'}
      icon={isAlert ? OctagonAlert : TriangleAlert}
      label={countOf(notes)}
    />
  );
}

const hasAlert = (notes: readonly ScreeningNote[]) =>
  notes.some(({ severity }) => severity === 'alert');

/** `1 note`, `2 alerts`, `1 alert, 2 notes`: nothing is counted twice. */
function countOf(notes: readonly ScreeningNote[]): string {
  const alerts = notes.filter(({ severity }) => severity === 'alert').length;
  const others = notes.length - alerts;
  return [alerts && plural(alerts, 'alert'), others && plural(others, 'note')]
    .filter(Boolean)
    .join(', ');
}

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
