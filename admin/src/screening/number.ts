import type { ScreeningNote } from '../contract.ts';

/** `1 note`, `3 notes`; with an alert among them `3 notes, 1 alert`. */
export function inNumber(notes: readonly ScreeningNote[]): string {
  const alerts = notes.filter(({ severity }) => severity === 'alert').length;
  const all = `${notes.length} ${notes.length === 1 ? 'note' : 'notes'}`;
  if (alerts === 0) return all;
  return `${all}, ${alerts} ${alerts === 1 ? 'alert' : 'alerts'}`;
}
