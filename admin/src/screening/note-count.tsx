import { Chip } from '@mui/material';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ScreeningNote } from '../contract.ts';

/** Number of screening notes in icon, words and colour; nothing without notes. */
export function NoteCount({ notes }: { notes: readonly ScreeningNote[] }) {
  if (notes.length === 0) return null;
  const isAlert = notes.some(({ severity }) => severity === 'alert');
  const Icon = isAlert ? OctagonAlert : TriangleAlert;
  const color = isAlert ? 'error' : 'warning';
  return (
    <Chip
      size="small"
      icon={<Icon size={15} aria-hidden />}
      label={countOf(notes)}
      sx={{ bgcolor: `${color}.light`, color: `${color}.dark`, '& svg': { color: 'inherit' } }}
    />
  );
}

/** `1 note`, `3 notes`; with an alert among them `3 notes, 1 alert`. */
export function countOf(notes: readonly ScreeningNote[]): string {
  const alerts = notes.filter(({ severity }) => severity === 'alert').length;
  return [plural(notes.length, 'note'), ...(alerts ? [plural(alerts, 'alert')] : [])].join(', ');
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
