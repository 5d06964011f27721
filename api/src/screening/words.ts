/**
 * A text as it is looked through: small letters without accents, the naira sign as n, typographic marks as plain ones,
 * and nothing between letters that cannot be seen.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replaceAll('₦', 'n')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .toLowerCase();

/** Abbreviations whose full stop ends no sentence. */
const abbreviated = /\b(reg|no|approx|incl|max|min|govt|acct|tel|st|nig|ltd)\.(?=\s)/g;

const clauseEnd =
  /[.!?](?=\s|$)|[;\n•·|*]|\s-\s|\b(?:but|except|however|although|apart from|only that)\b/;

/** The statements of a text, in plain letters: what is denied in one says nothing about the next. */
export const clausesOf = (text: string): string[] =>
  plain(text)
    .replaceAll(abbreviated, '$1')
    .split(clauseEnd)
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
