/**
 * A text normalized for matching: lower case without accents and invisible characters, the naira sign as n, typographic
 * quotes and dashes as ASCII.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{DI}/gu, '')
    .replaceAll('₦', 'n')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .toLowerCase();

/** Abbreviations whose full stop does not end a sentence. */
const abbreviated = /\b(reg|no|approx|incl|max|min|govt|acct|tel|st|nig|ltd)\.(?=\s)/g;

const clauseEnd =
  /[.!?](?=\s|$)|[;\n•·|*]|\s-\s|\b(?:but|except|however|although|apart from|only that)\b/;

/** The clauses of a text, normalized: a denial in one says nothing about the next. */
export const clausesOf = (text: string): string[] =>
  plain(text)
    .replaceAll(abbreviated, '$1')
    .split(clauseEnd)
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Restores the naira sign, which `plain` turns into a letter. */
export const inNaira = (words: string) => words.replaceAll(/\bn ?(?=\d)/g, '₦');
