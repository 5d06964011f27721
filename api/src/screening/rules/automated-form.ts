import { notice, type Rule } from '../note.ts';

/** Nobody reads a form and fills it in within so many seconds (reliability: 1.1 rule 7). */
export const fewestSeconds = 3;

/**
 * What only programs do. People meet these too, with a browser that fills in forms by itself: so it is said to the
 * moderator, and never to the sender.
 */
export const arrived: Rule = ({ context }) => {
  if (!context) return [];
  const { trapped, seconds } = context;
  const notes = [];
  if (trapped) {
    notes.push(
      notice(
        'hidden_field',
        'A field that people do not see was filled in: by a program, or by a browser that fills in forms by itself. Check that the rest makes sense.',
      ),
    );
  }
  if (seconds === null) {
    notes.push(
      notice(
        'form_not_opened',
        'It was sent without the form having been opened, as programs do. Check that the rest makes sense.',
      ),
    );
  } else if (seconds < fewestSeconds) {
    notes.push(
      notice(
        'too_fast',
        `It was sent ${inSeconds(seconds)} after the form was first opened: faster than people type. Check that the rest makes sense.`,
      ),
    );
  }
  return notes;
};

const inSeconds = (seconds: number) =>
  seconds < 1 ? 'less than a second' : `${seconds.toFixed(1)} seconds`;
