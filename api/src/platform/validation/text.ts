import { z } from 'zod';

/** What cannot be seen or turns the direction of text, and so makes one thing look like another; half characters. */
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const hiddenExceptNewline = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

interface Text {
  /** The noun of the sentences, with its article: "the company name". */
  label: string;
  /** At most so many characters (code points). */
  max: number;
  /** Whether several lines are allowed. */
  lines?: boolean;
}

/**
 * A text that must be there: kept in Unicode's composed form without spaces around it. Refused when
 * it has no letter or digit, is too long, or carries control or direction-changing characters.
 */
export const text = ({ label, ...rules }: Text) =>
  writing({ label, ...rules }, `Enter ${label}`).refine((value) => /[\p{L}\p{N}]/u.test(value), {
    error: `Enter ${label}`,
  });

/** A text that may be left out; an empty one is kept as null. */
export const optionalText = (rules: Text) =>
  writing(rules, `Enter ${rules.label} as text`)
    .nullish()
    .transform((value) => value || null);

/** Any text of a bounded length, cleaned; `wrongType` is said to what is not text at all. */
export function writing({ label, max, lines = false }: Text, wrongType: string) {
  const subject = label.charAt(0).toUpperCase() + label.slice(1);
  return z
    .string({ error: wrongType })
    .refine(isSortable, { error: `${subject} has too many accents on one letter`, abort: true })
    .overwrite(lines ? tidyLines : tidyLine)
    .refine((value) => [...value].length <= max, {
      error: `${subject} must be ${max} characters or fewer`,
      abort: true,
    })
    .refine((value) => isPlain(value, lines), {
      error: `${subject} must not contain hidden or control characters`,
      abort: true,
    })
    .meta({ maxLength: max });
}

/** Whether a text has only characters that can be seen for what they are (newlines where allowed). */
export const isPlain = (value: string, lines = false) =>
  !(lines ? hiddenExceptNewline : hidden).test(value);

/**
 * Whether no letter has more than 30 marks, the most of any language (UAX #15, stream-safe text). Composing a text takes
 * the square of their number: half a body of accents on one letter would keep the process busy for seconds.
 */
export const isSortable = (value: string): boolean => !/\p{M}{31}/u.test(value);

const tidyLine = (value: string) => value.trim().normalize('NFC');

const tidyLines = (value: string) =>
  tidyLine(value.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '));
