import type { Client } from 'pg';
import { columns, type Table } from './rows.ts';

/** Rows made by one statement: enough to be quick, few enough for progress to be seen. */
const batch = 20_000;

/**
 * Fills an empty table with `count` made-up rows, the same ones every time. Its indexes are dropped before and made again
 * after, which takes a tenth of the time. `progress` is told what is being done.
 */
export async function fill(
  client: Client,
  table: Table,
  count: number,
  progress: (doing: string) => void,
) {
  const indexes = await indexesOf(client, table);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const made = columns[table](count);
  const [names, values] = [Object.keys(made).join(', '), Object.values(made).join(',\n')];
  for (let from = 1; from <= count; from += batch) {
    const to = Math.min(from + batch - 1, count);
    await client.query(
      `insert into ${table} (${names}) select ${values} from generate_series(${from}, ${to}) as n`,
    );
    progress(`${to.toLocaleString('en')} of ${count.toLocaleString('en')} rows of ${table}`);
  }
  for (const { name, definition } of indexes) {
    progress(`the index ${name} of ${count.toLocaleString('en')} rows`);
    await client.query(definition);
  }
  await client.query(`vacuum (analyze) ${table}`);
}

interface Index {
  name: string;
  definition: string;
}

/** Those that are no constraint's. */
async function indexesOf(client: Client, table: Table): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  return rows;
}
