import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';

/** The timeouts of the api would end the backup of a large marketplace. */
const timeouts = `set local statement_timeout = 0; set local lock_timeout = '10s'; set local idle_in_transaction_session_timeout = 0`;

/** Runs `work` in a transaction that `begin` opens; rolls back when it throws. */
export async function inTransaction<T>(
  orm: MikroORM,
  begin: string,
  work: (connection: PoolClient) => Promise<T>,
): Promise<T> {
  const pool = await orm.em.getConnection().getNativeClient();
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
