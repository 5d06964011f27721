import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { siteDefaults } from '#platform/site-defaults.ts';
import nigerianWords from './nigerian-words.json' with { type: 'json' };

/** The highest score of zxcvbn: at least 10^10 guesses. */
const MIN_SCORE = 4;

const zxcvbn = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...english.dictionary,
    'words-ng': Object.values(nigerianWords).flatMap((words) => words.split(' ')),
  },
  graphs: common.adjacencyGraphs,
});

/**
 * The reason to refuse a new password, or undefined: it must have 12 to 1,024 characters of any kind and be hard to guess
 * (ASVS 6.2.4), also for someone who knows the site and the account. `about` is known text on the account, such as its
 * email; `called` begins the sentence. Loading this module takes 30 MB: it waits for the first new password.
 */
export function passwordFault(
  password: string,
  about: readonly string[] = [],
  called = 'The password',
): string | undefined {
  const { length } = [...password];
  if (length < 12) return `${called} must have at least 12 characters.`;
  if (length > 1024) return `${called} must have at most 1,024 characters.`;
  const isMonotonous = new Set(password).size < 5 || /^\d+$/.test(password);
  const known = [siteDefaults.SITE_NAME, ...about].flatMap(wordsOf);
  if (isMonotonous || zxcvbn.check(password, known).score < MIN_SCORE)
    return `${called} is too easy to guess. Take four unrelated words.`;
  return undefined;
}

/** The words of a text, and all of them joined: `Naija Dispatch` gives naija, dispatch and naijadispatch. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join('')].filter((word) => word.length > 2);
}
