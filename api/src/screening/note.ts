import { shortened } from '../platform/validation/text.ts';
import type { ScreeningInput } from './screening-input.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

/** Returns notes on a submission, usually none. Pure, and linear in the length of the texts. */
export type Rule = (input: ScreeningInput) => ScreeningNote | ScreeningNote[] | undefined;

type Name = ScreeningNote['rule'];

const noteOf =
  (severity: ScreeningNote['severity']) =>
  (rule: Name, message: string, related: ScreeningNote['related'] = null): ScreeningNote => {
    return { rule, severity, message, related };
  };

/** A note on something typical of fraud. */
export const alert = noteOf('alert');

/** A note on something worth a look. */
export const notice = noteOf('notice');

/** Rules about the sending of a submission and about checks of it. */
const lasting: readonly Name[] = [
  'hidden_field',
  'too_fast',
  'form_not_opened',
  'crowded',
  'same_contact',
  'cac_differs',
  'phone_differs',
  'wrong_number',
];

/** The notes that stay when its sender changes a submission: those that do not come from its words. */
export const lastingNotes = (notes: readonly ScreeningNote[]): ScreeningNote[] =>
  // The screening also compares CAC numbers, with a related listing.
  notes.filter(({ rule, related }) => lasting.includes(rule) && related === null);

/** Alerts first, otherwise in the given order. */
export const byUrgency = (notes: readonly ScreeningNote[]): ScreeningNote[] =>
  notes.toSorted((a, b) => Number(b.severity === 'alert') - Number(a.severity === 'alert'));

/** A sender's words for use inside a note: on one line, at most 80 characters. */
export const quoted = (words: string) => `“${shortened(words.replaceAll(/\s+/g, ' ').trim(), 80)}”`;
