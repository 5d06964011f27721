import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { imageReferences } from '../../src/listings/image-columns.ts';
import { type EntrySummary, type Table } from './archive.ts';
import type { PoolClient } from 'pg';
import { columnsOf, quoted } from './tables.ts';
import { Counter } from './counter.ts';

export async function loadTable(
  connection: PoolClient,
  table: Table,
  rows: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): Promise<EntrySummary> {
  // Rows inserted by migrations are in the backup too; triggers would count all rows as changes.
  await connection.query(`delete from ${quoted(table.name)}`);
  await connection.query(`alter table ${quoted(table.name)} disable trigger user`);
  const copy = connection.query(copyFrom(`copy ${columnsOf(table)} from stdin`));
  const counter = new Counter();
  const counted = async function* () {
    for await (const bytes of rows) {
      counter.add(bytes);
      yield bytes;
      onBytes(counter.bytes);
    }
  };
  await pipeline(counted, copy);
  return counter.result(copy.rowCount);
}

/** Continues the sequences, removes missing images from listings, and enables the triggers again. */
export async function finishTables(
  connection: PoolClient,
  tables: readonly Table[],
  missingImages: readonly string[],
): Promise<void> {
  for (const [table, column] of imageReferences) {
    await connection.query(`update ${table} set ${column} = null where ${column} = any($1)`, [
      missingImages,
    ]);
  }
  for (const table of tables) {
    await continueSequences(connection, table);
    await connection.query(`alter table ${quoted(table.name)} enable trigger user`);
    await connection.query(`analyze ${quoted(table.name)}`);
  }
}

async function continueSequences(connection: PoolClient, { name, columns }: Table): Promise<void> {
  const { rows } = await connection.query<{ column: string; sequence: string }>(
    `select c as column, pg_get_serial_sequence($1, c) as sequence
     from unnest($2::text[]) c where pg_get_serial_sequence($1, c) is not null`,
    [quoted(name), columns],
  );
  for (const { column, sequence } of rows) {
    await connection.query(
      `select setval($1, coalesce((select max(${quoted(column)}) from ${quoted(name)}), 0) + 1, false)`,
      [sequence],
    );
  }
}
