import type { TestApp } from './app.ts';

/** All rows of tables, each as JSON. */
export async function storedRows(api: TestApp, tables: readonly string[]): Promise<object[]> {
  const selects = tables.map((table) => `select to_jsonb(${table}) as row from ${table}`);
  return (await api.sql<{ row: object }>(selects.join(' union all '))).map(({ row }) => row);
}

/** The names of the columns of a table, or of all tables, as in the database and as in JSON. */
export async function columnNames(api: TestApp, table = ''): Promise<string[]> {
  const names = await api.column(
    `select distinct attname from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and ? in (relname, '')`,
    [table],
  );
  return names.flatMap((name) => [
    name,
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]);
}

/** The columns that can hold a text. */
export const textColumns = (api: TestApp) =>
  api.sql<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type not in ('uuid', 'boolean', 'bigint',
       'integer', 'smallint', 'real', 'date', 'timestamp with time zone') order by 1, 2`,
  );
