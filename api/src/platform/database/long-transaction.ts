import type { EntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { allowSilence } from './connection-options.ts';

/**
 * Runs `work` in a transaction that `begin` opens; rolls back when it throws. A statement may take `maxSeconds`, by default
 * for ever: the timeouts of requests would end the backup of a large marketplace.
 */
export async function inLongTransaction<T>(
  { em }: { em: EntityManager },
  begin: string,
  work: (connection: PoolClient) => Promise<T>,
  maxSeconds = 0,
): Promise<T> {
  const pool = await em.getConnection().getNativeClient();
  const connection = await pool.connect();
  let broken = true;
  try {
    allowSilence(connection, maxSeconds * 1_100);
    await connection.query(begin);
    await connection.query(
      `set local statement_timeout = '${maxSeconds}s'; set local lock_timeout = '10s'; set local idle_in_transaction_session_timeout = 0`,
    );
    const result = await work(connection);
    await connection.query('commit');
    broken = false;
    return result;
  } finally {
    connection.release(broken);
  }
}
