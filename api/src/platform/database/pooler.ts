import { config } from '../../config/config.ts';
import { type Sql, sql } from './sql.ts';

/** The part of a `pg` connection that reads need. */
export interface Connection {
  /** Backend process id announced at connect; a connection pooler announces its own number. */
  processID: number | null;
  query(statement: {
    text: string;
    values: readonly unknown[];
    name?: string | undefined;
  }): Promise<{ rows: unknown[] }>;
}

export async function rowsOf<Row>(connection: Connection, { text, values }: Sql, name?: string) {
  return (await connection.query({ text, values, name })).rows as Row[];
}

/**
 * Whether named prepared statements are safe on connections like this one. Behind a pooler that gives each transaction any
 * server, they are only where it renames them on the way, as PgBouncer does from 1.21 with `max_prepared_statements`. A
 * setting of DATABASE_PREPARED answers without a query.
 */
export async function keepsPreparedStatements(connection: Connection): Promise<boolean> {
  if (config.databasePrepared !== undefined) return config.databasePrepared;
  const name = `probe ${crypto.randomUUID()}`;
  const statement = sql`select pg_backend_pid() as pid,
    exists (select from pg_prepared_statements where name = ${name}) as "isNamed"`;
  type Probe = { pid: number; isNamed: boolean };
  const [probe] = await rowsOf<Probe>(connection, statement, name);
  return probe?.pid === connection.processID || probe?.isNamed === false;
}
