import { z } from 'zod';

/** Control and bidirectional characters, which make one text look like another, lone surrogates, and what is no character in XML. */
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;
const hiddenExceptNewline = new RegExp(`(?!\\n)${hidden.source}`, 'u');

/** Characters that nobody sees, such as direction marks and soft hyphens, but for joiners and the variant of emoji (U+FE0F). */
const pastedAlong = /(?!\u200C|\u200D|\uFE0F)\p{DI}|\uFFFE/gu;

/** Bullets and ticks of Symbol and Wingdings, as Word copies its lists: other fonts have none at these places. */
const wordBullet = /[\uF076\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC]/g;

/** A line break of any system, also the soft ones of word processors. */
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

interface Text {
  /** The noun in messages, with its article: "the company name". */
  label: string;
  /** Maximum length in code points. */
  max: number;
  /** Whether line breaks are allowed. */
  lines?: boolean;
}

/** Of a text with a letter or digit, as far as a regular expression without Unicode classes can tell: no blank or ASCII sign. */
const aLetter = '[^\\s!-/:-@[-`{-~]';

/**
 * A required text, stored trimmed, in Unicode's composed form (NFC) and without direction marks, soft breaks and tabs.
 * Refused if it has no letter or digit, is too long, or has other control characters.
 */
export const text = ({ label, ...rules }: Text) =>
  writing({ label, ...rules }, `Enter ${label}`)
    .refine((value) => /[\p{L}\p{N}]/u.test(value), { error: `Enter ${label}` })
    .meta({ pattern: aLetter });

/** An optional text; an empty one is stored as null. */
export const optionalText = (rules: Text) =>
  writing(rules, `Enter ${rules.label} as text`)
    .nullish()
    .transform((value) => value || null);

/** An optional value of a form, where an empty field is none; stored as null. */
export const orEmpty = <S extends z.ZodType<string, string>>(schema: S) =>
  z
    .literal('')
    .or(schema)
    .nullish()
    .transform((value) => value || null);

/** Any text of a bounded length, tidied; `wrongType` is the message for a value that is not text. */
export function writing({ label, max, lines = false }: Text, wrongType: string) {
  const subject = label.charAt(0).toUpperCase() + label.slice(1);
  return z
    .string({ error: wrongType })
    .refine(isSortable, { error: `${subject} has too many accents on one letter`, abort: true })
    .overwrite((value) => tidied(value, lines ? '\n' : ' '))
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

/** Whether a text is free of control and bidirectional characters (except newlines where allowed). */
export const isPlain = (value: string, lines = false) =>
  !(lines ? hiddenExceptNewline : hidden).test(value);

/**
 * Whether no letter has more than 30 marks, the maximum in any language (UAX #15, stream-safe text). Normalization is
 * quadratic in their number, also of those that only a removed character divides: a body full of accents on one letter would block the process for seconds.
 */
export const isSortable = (value: string): boolean =>
  !/\p{M}{31}/u.test(value.replaceAll(pastedAlong, ''));

/** The first characters of a long text, with an ellipsis as the last of `max`. */
export function shortened(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
}

/** Removes what is pasted along, and replaces tabs by spaces and line breaks by `newline`. */
const tidied = (value: string, newline: ' ' | '\n') =>
  value
    .replaceAll(pastedAlong, '')
    .replaceAll(wordBullet, '•')
    .replaceAll('\uF0E0', '→')
    .replaceAll(lineBreak, newline)
    .replaceAll('\t', ' ')
    .trim()
    .normalize('NFC');

/** The lines of texts, tidied, without empty ones. */
export const linesOf = (value: string | readonly string[]): string[] =>
  [value]
    .flat()
    .flatMap((text) => text.split(lineBreak))
    .map((line) => tidied(line, ' '))
    .filter(Boolean);
