import type { PoolClient } from 'pg';
import { raw, sql } from '../../src/platform/database/sql.ts';
import { UNLINKING } from '../../src/platform/mail/letter.ts';
import { query } from './personal-records.ts';
import type { Subject } from './subject.ts';

const MAX_MENTIONS_PER_COLUMN = 20;

/**
 * Where texts of others contain the email or phone of the person: `column` is such as `job.description`, with the schema
 * unless it is `public`, and `id` is null for a row without one. Searches all text columns of all tables, so that columns of later releases are covered. The
 * operator decides on them.
 */
export async function mentionsOf(connection: PoolClient, { pattern }: Subject) {
  const mentions: { column: string; id: string | null }[] = [];
  for (const { table, column } of await textColumns(connection)) {
    const rows = await query<{ id: string | null }>(
      connection,
      sql`select to_jsonb(line) ->> 'id' as id from ${raw(table)} as line
          where translate(${raw(column)}::text, ${UNLINKING}, '') ~* ${pattern} limit ${MAX_MENTIONS_PER_COLUMN}`,
    );
    mentions.push(...rows.map(({ id }) => ({ column: `${table}.${column}`, id })));
  }
  return mentions;
}

/** Omits account emails: an account of the person is reported separately. */
const textColumns = (connection: PoolClient) =>
  query<{ table: string; column: string }>(
    connection,
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
