import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ScreeningNote } from '../contract.ts';
import { ToneChip } from '../layout/tone-chip.tsx';

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

export const hasAlert = (notes: readonly ScreeningNote[]) =>
  notes.some(({ severity }) => severity === 'alert');

/** `1 note`, `2 alerts`, `1 alert, 2 notes`: nothing is counted twice. */
export function countOf(notes: readonly ScreeningNote[]): string {
  const alerts = notes.filter(({ severity }) => severity === 'alert').length;
  const others = notes.length - alerts;
  return [alerts && plural(alerts, 'alert'), others && plural(others, 'note')]
    .filter(Boolean)
    .join(', ');
}

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
