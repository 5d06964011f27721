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

export const WORD_JOINER = '\u2060';

/**
 * A sender's text that mail programs do not turn into a link: a form can be sent with another person's address, and
 * must not deliver links to that person.
 */
export const unlinked = (text: string) => text.replaceAll(/([.:/@])(?=\S)/g, `$1${WORD_JOINER}`);
