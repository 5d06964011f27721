import type { PoolClient } from 'pg';
import type { Table } from './archive.ts';

/** Migrations are in `backup.json`, and counters of rate limits are short-lived. */
const EXCLUDED_TABLES = ['migration', 'rate_limit'];

/** The tables to back up, parents before children, without generated columns. */
export async function tablesOf(connection: PoolClient): Promise<Table[]> {
  const { rows } = await connection.query<Table & { parents: string[] }>(
    `select c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(json_agg(f.confrelid::regclass::text), '[]') from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [EXCLUDED_TABLES],
  );
  return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

/** The migrations that have run, in order; none for a database without tables. */
export async function migrationsOf(connection: PoolClient): Promise<string[]> {
  const { rows: tables } = await connection.query(
    `select 1 where to_regclass('migration') is not null`,
  );
  if (tables.length === 0) return [];
  const { rows } = await connection.query<{ name: string }>(
    'select name from migration order by id',
  );
  return rows.map(({ name }) => name);
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"name" ("column", "column")` for COPY. */
export const columnsOf = ({ name, columns }: Table) =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;

function parentsFirst<T extends { name: string; parents: string[] }>(tables: T[]): T[] {
  const sorted: T[] = [];
  const place = (table: T) => {
    if (sorted.includes(table)) return;
    for (const parent of tables.filter(({ name }) => table.parents.includes(name))) place(parent);
    sorted.push(table);
  };
  tables.forEach(place);
  return sorted;
}
