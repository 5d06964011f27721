/** What a mail says, in plain words; how it looks is the business of html-part.ts and text-part.ts. All of it may be anybody's text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  /** What a list of mails shows after the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  /** Why somebody without an account gets this mail. */
  readonly why: string;
}

/** A part of a letter: a paragraph, points, facts by name, somebody's own words, or the next step. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly quote: string }
  | { readonly link: string; readonly href: string };

const wordJoiner = '\u2060';

/**
 * A stranger's words so that no mail program turns them into a link: anybody can send a form with somebody else's
 * address in it, and what they wrote must not become a way to lead that person elsewhere.
 */
export const unlinked = (words: string) => words.replaceAll(/([.:/@])(?=\S)/g, `$1${wordJoiner}`);
