import { createHash } from 'node:crypto';
import { plain } from './words.ts';

/** So many words in a row are compared. */
const length = 3;
/** So many of a text are kept: enough to tell how much two texts have in common to about a tenth. */
const kept = 48;
/** Shorter texts are alike by accident. */
const fewestWords = 15;

/**
 * The print of a text: of all its runs of three words, the smallest hashes (a bottom-k sketch; Broder, "On the resemblance
 * and containment of documents", 1997). Case, accents, marks and numbers make no difference. Empty for a short text. Says
 * nothing about what was written.
 */
export function textPrint(text: string): number[] {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return [];
  const runs = words
    .slice(length - 1)
    .map((_, index) => words.slice(index, index + length).join(' '));
  return [...new Set(runs.map(hash))].sort((a, b) => a - b).slice(0, kept);
}

/** How much of their runs two texts share, from 0 to 1, as far as their prints tell. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const [mine, theirs] = [new Set(one), new Set(other)];
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, kept);
  if (smallest.length === 0) return 0;
  return smallest.filter((each) => mine.has(each) && theirs.has(each)).length / smallest.length;
}

/** As PostgreSQL's integer. */
const hash = (run: string) => createHash('sha256').update(run).digest().readInt32BE(0);
