import type { Connection } from '../backup/connection.ts';
import { raw, sql } from '../../src/platform/database/sql.ts';
import { ask } from './personal-records.ts';
import type { Subject } from './subject.ts';

/** A text that holds the e-mail or the phone, though it is not kept under it. */
export interface Mention {
  /** `job.description`. A queue's tables carry the name of their schema. */
  column: string;
  /** Of the row, where it has one. */
  id: string | null;
}

/** So many of each column are named. */
const most = 20;

/**
 * Looks through every column of every table that can hold a text, also through those that a later release adds: what is
 * found there a person decides about.
 */
export async function mentionsOf(on: Connection, { pattern }: Subject): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const { table, column } of await texts(on)) {
    const rows = await ask<{ id: string | null }>(
      on,
      sql`select to_jsonb(line) ->> 'id' as id from ${raw(table)} as line
          where replace(${raw(column)}::text, ${wordJoiner}, '') ~* ${pattern} limit ${most}`,
    );
    mentions.push(...rows.map(({ id }) => ({ column: `${table}.${column}`, id })));
  }
  return mentions;
}

/** What letters put between the parts of an address, so that no mail program makes a link of it (mail/letter.ts). */
const wordJoiner = '\u2060';

/** A moderator's own address is no mention; whether there is one is said apart. */
const texts = (on: Connection) =>
  ask<{ table: string; column: string }>(
    on,
    sql`select c.oid::regclass::text as "table", quote_ident(a.attname) as "column"
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid
        join pg_type t on t.oid = a.atttypid
        where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and (t.typcategory in ('S', 'A') or t.typname in ('json', 'jsonb', 'xml', 'hstore', 'citext'))
          and (c.relname, a.attname) <> ('account', 'email')
        order by 1, a.attnum`,
  );
