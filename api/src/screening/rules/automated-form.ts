import { notice, type Rule } from '../note.ts';

/** Anything faster is faster than a person reads and fills in a form. */
const MIN_FILL_SECONDS = 3;

/**
 * Signs that a program sent the form. A browser's autofill can cause them too, so only moderators are told, and the
 * submission is kept.
 */
export const automatedForm: Rule = ({ context }) => {
  if (!context) return [];
  const { trapped, seconds } = context;
  const notes = trapped ? [filledIn] : [];
  if (seconds === null) return [...notes, notOpened];
  if (seconds >= MIN_FILL_SECONDS) return notes;
  const speed = `It was sent ${inSeconds(seconds)} after the form was first opened: faster than people type. Check that the rest makes sense.`;
  return [...notes, notice('too_fast', speed)];
};

const filledIn = notice(
  'hidden_field',
  'A hidden field was filled in: by a program, or by the autofill of a browser. Check that the rest makes sense.',
);
const notOpened = notice(
  'form_not_opened',
  'It was sent without opening the form, as programs do. Check that the rest makes sense.',
);

const inSeconds = (seconds: number) =>
  seconds < 1 ? 'less than a second' : `${seconds.toFixed(1)} seconds`;
