import type { MikroORM } from '@mikro-orm/postgresql';
import type { CopyStreamQuery, CopyToStreamQuery } from 'pg-copy-streams';

/** A PostgreSQL connection that can run COPY. */
export interface Connection {
  query<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[] }>;
  query<Stream extends CopyStreamQuery | CopyToStreamQuery>(stream: Stream): Stream;
  release(broken?: boolean): void;
}

/** The timeouts of the api would end the backup of a large marketplace. */
const timeouts = `set local statement_timeout = 0; set local lock_timeout = '10s'; set local idle_in_transaction_session_timeout = 0`;

/** Runs `work` in a transaction that `begin` opens; rolls back when it throws. */
export async function inTransaction<T>(
  orm: MikroORM,
  begin: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const pool = (await (orm.em.getConnection() as never as Client).getNativeClient()) as Pool;
  const connection = await pool.connect();
  let broken = true;
  try {
    await connection.query(begin);
    await connection.query(timeouts);
    const result = await work(connection);
    await connection.query('commit');
    broken = false;
    return result;
  } finally {
    connection.release(broken);
  }
}

interface Client {
  getNativeClient(): Promise<unknown>;
}

interface Pool {
  connect(): Promise<Connection>;
}
