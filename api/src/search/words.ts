import type { Kind } from '../listings/kind.ts';
import vocabulary from './words.json' with { type: 'json' };

/** A word to find, in any of its spellings or as a word that means the same; a spelling can be several words. */
export interface Word {
  typed: string;
  alike: readonly string[];
}

const MAX_PHRASE = 4;
/** Prices, weights and times of day, which no listing has in these words; no phone numbers. */
const AMOUNT = /^n?\d{1,7}(k|m|kg|am|pm|hrs?)?$/;

const { service, type, role, unanswered, abroad, everything, filler, or, alike } = vocabulary;
const listed = (text: string): string[] => text.split(', ');
const implied = new Map(
  Object.entries(vocabulary.implied).map(([word, list]) => [word, listed(list)]),
);
const synonyms = new Map<string, readonly string[]>([
  ...alike.words.map(listed).flatMap((group) => group.map((word) => [word, group] as const)),
  ...alike.phrases.flatMap(({ of, means }) =>
    listed(of).map((one) => [one, listed(means)] as const),
  ),
]);

const families = new Map<string, readonly string[]>();
for (const family of vocabulary.families) {
  const [titles = [], others = []] = family.split('; ').map(listed);
  for (const one of [...titles, ...others])
    families.set(one, [...(families.get(one) ?? []), ...titles]);
}

/** Words in titles of related occupations: for a bookkeeper those of a cashier. */
export const relatedTo = ({ alike }: Word): string[] => [
  ...new Set(alike.flatMap((one) => families.get(one) ?? families.get(singularOf(one)) ?? [])),
];

/** The service that carries the named goods: a van for furniture. */
export const serviceOf = (words: readonly Word[]): string | undefined =>
  Object.entries(vocabulary.goods).find(([, goods]) =>
    words.some(({ alike }) => alike.some((one) => listed(goods).includes(singularOf(one)))),
  )?.[0];

/** A word or phrase in the singular or plural with those that mean the same. */
const synonymsOf = (text: string) =>
  [text, singularOf(text), text.replaceAll(' ', '')].map((one) => synonyms.get(one)).find(Boolean);
const singularOf = (word: string) => word.replace(/(?<=.{2})s$/, '');

/** List and value of each known phrase; the last list that has it counts. */
const lexiconOf = (lists: Record<string, Record<string, string>>) =>
  new Map(
    Object.entries(lists).flatMap(([list, values]) =>
      Object.entries(values).flatMap(([value, phrases]) =>
        listed(phrases).map((phrase) => [phrase, { list, value }] as const),
      ),
    ),
  );
/** Filler words, words for the whole list and words that no listing answers, by kind of list. */
const emptyOf = (plural: Kind['plural']) => ({
  filler: { any: filler.any, more: filler[plural] },
  everything: { any: everything.any, more: everything[plural] },
  time: { any: unanswered[plural] },
});
const lexicons = {
  companies: lexiconOf({ ...emptyOf('companies'), or, abroad, service, role }),
  jobs: lexiconOf({ word: abroad, ...emptyOf('jobs'), or, type, role }),
};

/** The single words with a meaning in searches: a mistyped word is more likely one of them than a word of some text. */
export const vocabularyWords = [
  ...new Set([...Object.values(lexicons).flatMap((one) => [...one.keys()]), ...synonyms.keys()]),
].filter((word) => word.length > 3 && !word.includes(' '));

/** Words that are right although no listing may have them. */
const knownWords = new Set([
  ...[vocabulary.known, unanswered.jobs, ...Object.values(filler)].flatMap(listed),
  ...[...implied.values()].flat(),
]);

/** Words that PostgreSQL's dictionary would turn into other words, as `dispatcher` into `dispatch`: found as typed. */
export const wholeWords = new Set(listed(vocabulary.whole));

/** Whether a word has a meaning, even if no listing contains it. */
export const isKnown = (word: Word): boolean =>
  word.alike.length > 1 ||
  relatedTo(word).length > 0 ||
  [word.typed, singularOf(word.typed)].some((one) => knownWords.has(one));

/** The words of some tokens; a phrase with synonyms is one word. */
export function wordsOf(texts: readonly string[]): Word[] {
  const phrase = texts.join(' ');
  const isOne = texts.length < 2 || families.has(phrase) || synonymsOf(phrase);
  if (!isOne) return texts.flatMap((text) => wordsOf([text]));
  return [{ typed: phrase, alike: [phrase, ...(synonymsOf(phrase) ?? [])] }];
}

/** The longest phrase of a list that begins at a word. */
export function phraseAt(texts: readonly string[], at: number, plural: Kind['plural']) {
  for (let end = Math.min(texts.length, at + MAX_PHRASE); end > at; end -= 1) {
    const phrase = texts.slice(at, end).join(' ');
    const meaning =
      lexicons[plural].get(phrase) ?? lexicons[plural].get(phrase.replaceAll(' ', ''));
    if (meaning) return { ...meaning, end };
    const isTitle = plural === 'jobs' && families.has(phrase);
    if (end - at > 1 && (isTitle || synonymsOf(phrase)))
      return { list: 'word', value: phrase, end };
  }
  return AMOUNT.test(texts[at] ?? '') ? { list: 'filler', value: 'sum', end: at + 1 } : undefined;
}

/** A word that matches any of several. */
export const eitherOf = (words: readonly Word[]): Word => ({
  typed: words.map(({ typed }) => typed).join(' or '),
  alike: words.flatMap(({ alike: spellings }) => spellings),
});

/** The typed words, also of {@link eitherOf}. */
export const typedOf = ({ typed }: Word): string[] => typed.split(' or ');

/** Weight of a word: low for a rank or general occupation (`senior officer`). */
export const weightOf = (word: Word): number =>
  typedOf(word).every((one) => implied.get('any')?.includes(singularOf(one))) ? 0.3 : 1;

/** Leaves out words that another word implies: a dispatch rider is a rider, and few titles have an `officer`. */
export function withoutImplied(words: Word[], plural: Kind['plural']): Word[] {
  const said = ['any', ...words.flatMap(typedOf).map(singularOf)];
  const isImplied = ({ typed }: Word) =>
    said.some((head) => implied.get(head)?.includes(singularOf(typed)));
  const rest = words.filter((word) => !isImplied(word));
  return plural === 'jobs' && rest.length > 0 ? rest : words;
}

/** `from`, `to` or `at`, if the word is a preposition. */
export const roleOf = (text = ''): string | undefined => roles.get(text)?.value;
const roles = lexiconOf({ role });
