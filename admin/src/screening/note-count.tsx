import { Chip } from '@mui/material';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ScreeningNote } from '../contract.ts';
import { inNumber } from './number.ts';

/** How much screening has noted about a submission: in sign, words and colour; nothing where it has noted nothing. */
export function NoteCount({ notes }: { notes: readonly ScreeningNote[] }) {
  if (notes.length === 0) return null;
  const isAlert = notes.some(({ severity }) => severity === 'alert');
  const Icon = isAlert ? OctagonAlert : TriangleAlert;
  const color = isAlert ? 'error' : 'warning';
  return (
    <Chip
      size="small"
      icon={<Icon size={15} aria-hidden />}
      label={inNumber(notes)}
      sx={{ bgcolor: `${color}.light`, color: `${color}.dark`, '& svg': { color: 'inherit' } }}
    />
  );
}
