import { isLive } from '../listings/life.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { withoutMarks } from './words.ts';
import { raw, sql } from '../platform/database/sql.ts';

/** How many listings a table has, and the share of the public ones that has some words. */
export interface Commonness {
  rows: number;
  share: number;
}

interface Taken {
  texts: string[];
  rows: number;
}

/** What people write changes slowly: a sample is taken for true for so many milliseconds. */
const lasting = 10 * 60_000;

/** Nothing more is to be learnt when so many of a sample have the words. */
const enough = 20;

/** A random part of the public listings, kept in memory: it tells how common words are without asking the database. */
export class WordSample {
  private taken: Taken | undefined;
  private next = 0;

  constructor(
    private readonly reads: ReadOnlyDatabase,
    private readonly table: string,
  ) {}

  /** How common it is to have each of the words; undefined while there is no sample, or too few listings for one. */
  commonness(words: readonly string[], now: number): Commonness | undefined {
    if (now >= this.next) void this.take(now);
    if (!this.taken) return undefined;
    const { texts, rows } = this.taken;
    const asked = words.map(folded);
    let seen = 0;
    let having = 0;
    for (const text of texts) {
      if (having === enough) break;
      seen += 1;
      if (asked.every((word) => text.includes(word))) having += 1;
    }
    return { rows, share: having / seen };
  }

  /** Takes a new sample; while there is none, or none can be had, the last one counts. */
  private async take(now: number): Promise<void> {
    this.next = now + lasting;
    const rows = await this.reads
      .rows<{ text: string; rows: number }>(sampled(this.table))
      .catch(() => []);
    const [first] = rows;
    if (first) this.taken = { texts: rows.map(({ text }) => text), rows: first.rows };
  }
}

/**
 * Two listings for each that a table of their square has, a thousand at most: of ten thousand two hundred. They are whole
 * pages of the table, so that a big one is not read for it; what is beyond the first 2,000 letters hardly counts.
 */
function sampled(name: string) {
  const table = raw(name);
  const size = sql`pg_class where oid = ${name}::regclass and reltuples >= 500`;
  return sql`
    select left(search_text, 2000) as text, (select reltuples from ${size}) as rows
    from ${table} tablesample system (coalesce((select 100 * least(1000, 2 * sqrt(reltuples)) / reltuples from ${size}), 0))
    where ${isLive}`;
}

/** Nearly as PostgreSQL folds a word: good enough for a share. */
const folded = (word: string) => withoutMarks(word).toLowerCase();
