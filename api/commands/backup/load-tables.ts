import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { type Amount, BackupRefusal, type Table } from './archive.ts';
import type { Connection } from './connection.ts';
import { columnsOf, quoted } from './tables.ts';
import { Tally } from './counter.ts';
import type { Tell } from './write-backup.ts';

interface Writing {
  table: Table;
  copy: CopyStreamQuery;
  /** Rejects when the copy fails, also while nobody waits for it: the connection is given up where the file breaks off. */
  failed: Promise<never>;
  tally: Tally;
  bytes: number;
}

/** Writes pieces of tables as they come; those of one table come one after the other. */
export class TableLoader {
  readonly amounts: Record<string, Amount> = {};
  private current: Writing | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly tables: readonly Table[],
    private readonly tell: Tell,
  ) {}

  /** Takes `tables/<table>/<number>.copy`. */
  async add(entry: string, rows: Buffer): Promise<void> {
    const name = entry.split('/')[1];
    if (this.current?.table.name !== name) {
      await this.end();
      await this.begin(name);
    }
    const { table, copy, failed, tally } = this.current!;
    await Promise.race([failed, undefined]);
    tally.add(rows);
    this.current!.bytes += rows.byteLength;
    if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), failed]);
    this.tell(table.name, copy.rowCount, this.current!.bytes);
  }

  /** Ends the table that is being written. */
  async end(): Promise<void> {
    if (!this.current) return;
    const { table, copy, failed, tally } = this.current;
    this.current = undefined;
    copy.end();
    await Promise.race([finished(copy), failed]);
    this.amounts[table.name] = tally.amount(copy.rowCount);
  }

  private async begin(name: string | undefined): Promise<void> {
    const table = this.tables.find((known) => known.name === name);
    if (!table)
      throw new BackupRefusal(`The backup has rows of '${name}', which it did not announce.`);
    // Rows that a migration put there are among those that come; triggers would count them as changes.
    await this.connection.query(`delete from ${quoted(table.name)}`);
    await this.connection.query(`alter table ${quoted(table.name)} disable trigger user`);
    const copy = this.connection.query(copyFrom(`copy ${columnsOf(table)} from stdin`));
    const failed = new Promise<never>((_, reject) => copy.on('error', reject));
    failed.catch(() => undefined);
    this.current = { table, copy, failed, tally: new Tally(), bytes: 0 };
  }
}

/** What comes after the last row: numbers go on where they were, and no row names an image that is not there. */
export async function finishTables(
  connection: Connection,
  tables: readonly Table[],
  missingImages: readonly string[],
): Promise<void> {
  for (const table of ['company', 'job']) {
    await connection.query(`update ${table} set image = null where image = any($1)`, [
      missingImages,
    ]);
  }
  for (const table of tables) {
    await continueNumbers(connection, table);
    await connection.query(`alter table ${quoted(table.name)} enable trigger user`);
    await connection.query(`analyze ${quoted(table.name)}`);
  }
}

async function continueNumbers(connection: Connection, { name, columns }: Table): Promise<void> {
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
