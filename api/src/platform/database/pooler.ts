import { config } from '../../config/config.ts';
import { sql } from './sql.ts';

/** The part of a `pg` connection that reads need. */
export interface Connection {
  /** Backend process id announced at connect; a connection pooler announces its own number. */
  processID: number | null;
  query(statement: {
    text: string;
    values?: readonly unknown[];
    name?: string | undefined;
  }): Promise<{ rows: unknown[] }>;
}

/**
 * Whether named prepared statements are safe on connections like this one. Behind a pooler that gives each transaction any
 * server, they are only where it renames them on the way, as PgBouncer does from 1.21 with `max_prepared_statements`. A
 * setting of DATABASE_PREPARED answers without a query.
 */
export async function keepsPreparedStatements(connection: Connection): Promise<boolean> {
  if (config.databasePrepared !== undefined) return config.databasePrepared;
  const name = `probe ${crypto.randomUUID()}`;
  const { text, values } = sql`select pg_backend_pid() as pid,
    exists (select from pg_prepared_statements where name = ${name}) as "isNamed"`;
  const { rows } = await connection.query({ text, values, name });
  const [probe] = rows as { pid: number; isNamed: boolean }[];
  return probe?.pid === connection.processID || probe?.isNamed === false;
}
