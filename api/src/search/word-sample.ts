import { isLive } from '../listings/life.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { withoutMarks } from './words.ts';
import { raw, sql } from '../platform/database/sql.ts';

/** Estimated rows of a table, and the share of public listings that contain some words. */
export interface WordFrequency {
  rows: number;
  share: number;
}

interface Sample {
  texts: string[];
  rows: number;
}

/** Vocabulary changes slowly. */
const SAMPLE_TTL_MS = 10 * 60_000;

/** Matches after which the estimate is good enough. */
const MAX_MATCHES = 20;

/** A random sample of the public listings in memory, to estimate word frequencies without a query. */
export class WordSample {
  private sample: Sample | undefined;
  private nextSampleAt = 0;

  constructor(
    private readonly database: ReadOnlyDatabase,
    private readonly table: string,
  ) {}

  /** Undefined without a sample, or with too few listings for one. */
  frequency(words: readonly string[], now: number): WordFrequency | undefined {
    if (now >= this.nextSampleAt) void this.take(now);
    if (!this.sample) return undefined;
    const { texts, rows } = this.sample;
    const foldedWords = words.map(folded);
    let read = 0;
    let matches = 0;
    for (const text of texts) {
      if (matches === MAX_MATCHES) break;
      read += 1;
      if (foldedWords.every((word) => text.includes(word))) matches += 1;
    }
    return { rows, share: matches / read };
  }

  /** Replaces the sample; keeps the old one on failure. */
  private async take(now: number): Promise<void> {
    this.nextSampleAt = now + SAMPLE_TTL_MS;
    const rows = await this.database
      .rows<{ text: string; rows: number }>(sampled(this.table))
      .catch(() => []);
    const [first] = rows;
    if (first) this.sample = { texts: rows.map(({ text }) => text), rows: first.rows };
  }
}

/**
 * Samples 2·√n listings of n, at most 1,000, as whole pages of the table so that a large table is not read in full. Text
 * beyond 2,000 characters hardly changes the estimate.
 */
function sampled(name: string) {
  const table = raw(name);
  const size = sql`pg_class where oid = ${name}::regclass and reltuples >= 500`;
  return sql`
    select left(search_text, 2000) as text, (select reltuples from ${size}) as rows
    from ${table} tablesample system (coalesce((select 100 * least(1000, 2 * sqrt(reltuples)) / reltuples from ${size}), 0))
    where ${isLive}`;
}

/** Close enough to `folded()` of PostgreSQL for an estimate. */
const folded = (word: string) => withoutMarks(word).toLowerCase();
