import { sentencesOf, type Section } from '../text.ts';

/** An article of the blog. */
export interface Article {
  /** Its name in the address: `/blogpost?article=slug`. */
  slug: string;
  title: string;
  /** The day it was published, as `2026-10-19`. */
  date: string;
  summary: string;
  sections: readonly Section[];
}

const wordsPerMinute = 220;

/** How long the article takes to read, in whole minutes, at least one. */
export function readingTime({ sections }: Article): number {
  const text = sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(sentencesOf)])
    .join(' ');
  return Math.max(1, Math.ceil(text.split(/\s+/).length / wordsPerMinute));
}
