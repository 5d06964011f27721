import type { MailSite } from '../../config/mail.settings.ts';

/** The content of a mail as unescaped text; html-part.ts and text-part.ts escape and lay it out. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  /** Shown by mail programs after the subject in a list. */
  readonly preview: string;
  readonly blocks: readonly LetterBlock[];
  /** The reason why the recipient gets this mail. */
  readonly why: string;
}

export type Point = string | { readonly link: string; readonly href: string };

/** A part of a letter: a paragraph, a bullet list, labelled facts, a quotation, or a link to the next step. */
export type LetterBlock =
  | string
  | { readonly list: readonly Point[] }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly quote: string }
  | {
      readonly link: string;
      readonly href: string;
      /** Also as text in HTML, to be copied or compared. */
      readonly isShown?: boolean;
    };

/** Where a recipient can check a number that calls: in the footer of all letters. */
export const numberCheck = ({ url }: MailSite) => ({
  link: 'A call from a number you do not know? Check it',
  href: `${url}/check`,
});

const WORD_JOINER = '\u2060';
/** Ends a number also for libphonenumber, by which Android finds them and which reads past word joiners. */
const INVISIBLE_SEPARATOR = '\u2063';

/** The invisible characters that {@link unlinked} puts into a text. */
export const UNLINKING = WORD_JOINER + INVISIBLE_SEPARATOR;

/** Seven digits or more, with as much between two as libphonenumber allows. */
const phoneNumber = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,4}\p{Nd}){6,}/gu;

/**
 * A sender's text that mail programs do not turn into a link, also not to call a number: a form can be sent with another
 * person's address, and must not deliver links to that person.
 */
export const unlinked = (text: string) =>
  text
    .replaceAll(phoneNumber, (number) => [...number].join(INVISIBLE_SEPARATOR))
    .replaceAll(/[.:/@](?=\S)/g, `$&${WORD_JOINER}`);
