import type { ScreeningInput } from './screening-input.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

/** Looks at what was sent and says what is wrong with it, mostly nothing. Pure, and in linear time. */
export type Rule = (matter: ScreeningInput) => ScreeningNote[];

type Name = ScreeningNote['rule'];

/** A note that says that fraud often looks like this. */
export const alert = (
  rule: Name,
  message: string,
  related: ScreeningNote['related'] = null,
): ScreeningNote => ({ rule, severity: 'alert', message, related });

/** A note that something is worth a look. */
export const notice = (
  rule: Name,
  message: string,
  related: ScreeningNote['related'] = null,
): ScreeningNote => ({ rule, severity: 'notice', message, related });

/** Alerts first, otherwise in the order of the rules. */
export const byUrgency = (notes: readonly ScreeningNote[]): ScreeningNote[] =>
  notes.toSorted((a, b) => Number(b.severity === 'alert') - Number(a.severity === 'alert'));

/** Words of the sender in a sentence of ours, at most 80 characters of them. */
export function quoted(words: string): string {
  const letters = [...words.replaceAll(/\s+/g, ' ').trim()];
  return `“${letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('')}”`;
}
