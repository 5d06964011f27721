import { createHash } from 'node:crypto';
import { plain } from '../contacts/words.ts';

const SHINGLE_WORDS = 3;
/** Enough to estimate the similarity of two texts to about a tenth. */
const MAX_HASHES = 48;
/** Shorter texts are similar by accident. */
const MIN_WORDS = 15;

/**
 * The smallest hashes of a text's shingles, runs of three words (a bottom-k sketch; Broder, "On the resemblance and
 * containment of documents", 1997), ascending. Ignores case, accents, punctuation and numbers; empty for a short text.
 * The text cannot be restored from them.
 */
export function shingleHashes(text: string): number[] {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  if (words.length < MIN_WORDS) return [];
  const shingles = words
    .slice(SHINGLE_WORDS - 1)
    .map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(' '));
  return smallest(shingles.map(hash));
}

/** Estimated share of shingles that two texts have in common, from 0 to 1. */
export function similarity(one: readonly number[], other: readonly number[]): number {
  const [mine, theirs] = [new Set(one), new Set(other)];
  const union = smallest([...one, ...other]);
  if (union.length === 0) return 0;
  return union.filter((each) => mine.has(each) && theirs.has(each)).length / union.length;
}

const smallest = (hashes: readonly number[]) =>
  [...new Set(hashes)].sort((a, b) => a - b).slice(0, MAX_HASHES);

/** Fits PostgreSQL's integer. */
const hash = (shingle: string) => createHash('sha256').update(shingle).digest().readInt32BE(0);
