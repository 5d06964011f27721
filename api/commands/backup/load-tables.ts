import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { imageReferences } from '../../src/listings/image-columns.ts';
import { BackupError, type EntrySummary, type Table } from './archive.ts';
import type { PoolClient } from 'pg';
import { columnsOf, quoted } from './tables.ts';
import { Counter } from './counter.ts';
import type { OnProgress } from './write-backup.ts';

interface OpenCopy {
  table: Table;
  copy: CopyStreamQuery;
  /** Rejects when the copy fails, also while it is not awaited: the connection is dropped when the file is truncated. */
  failed: Promise<never>;
  counter: Counter;
}

/** Loads tables from the entries of an archive; those of one table are consecutive. */
export class TableLoader {
  readonly counts: Record<string, EntrySummary> = {};
  private current: OpenCopy | undefined;

  constructor(
    private readonly connection: PoolClient,
    private readonly tables: readonly Table[],
    private readonly onProgress: OnProgress,
  ) {}

  /** Loads the entry `tables/<table>/<number>.copy`. */
  async add(entry: string, rows: Buffer): Promise<void> {
    const name = entry.split('/')[1];
    if (this.current?.table.name !== name) {
      await this.end();
      await this.begin(name);
    }
    const { table, copy, failed, counter } = this.current!;
    await Promise.race([failed, Promise.resolve()]);
    counter.add(rows);
    if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), failed]);
    this.onProgress(table.name, copy.rowCount, counter.bytes);
  }

  /** Ends the current table. */
  async end(): Promise<void> {
    if (!this.current) return;
    const { table, copy, failed, counter } = this.current;
    this.current = undefined;
    copy.end();
    await Promise.race([finished(copy), failed]);
    this.counts[table.name] = counter.result(copy.rowCount);
  }

  private async begin(name: string | undefined): Promise<void> {
    const table = this.tables.find((each) => each.name === name);
    if (!table)
      throw new BackupError(
        `The backup has rows of '${name}', which is not in its list of tables.`,
      );
    // Rows inserted by migrations are in the backup too; triggers would count all rows as changes.
    await this.connection.query(`delete from ${quoted(table.name)}`);
    await this.connection.query(`alter table ${quoted(table.name)} disable trigger user`);
    const copy = this.connection.query(copyFrom(`copy ${columnsOf(table)} from stdin`));
    const failed = new Promise<never>((_, reject) => copy.on('error', reject));
    failed.catch(() => undefined);
    this.current = { table, copy, failed, counter: new Counter() };
  }
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
