import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { companies } from '../companies/company.kind.ts';
import { jobs } from '../jobs/job.kind.ts';
import { followPublicColumns } from './public-columns.ts';

/** An arbitrary key of the advisory lock. */
const LOCK_KEY = 4_207_091;

/**
 * Runs the pending migrations (up to `to`) in one transaction, and returns their names. An advisory lock lets one instance
 * migrate while others wait; it is a transaction lock, since a session lock would leak behind a connection pooler.
 * Statements have no timeout, but the usual lock timeout, since requests queue behind a waiting migration.
 */
export async function migrate(orm: MikroORM, to?: string): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('set local lock_timeout = 0');
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    await em.execute('select pg_advisory_xact_lock(?)', [LOCK_KEY]);
    await em.execute('set local lock_timeout to default');
    await requireUtf8(em);
    const transaction: unknown = em.getTransactionContext();
    const done = await orm.migrator.up({ transaction, ...(to !== undefined && { to }) });
    if (to === undefined) await followPublicColumns(em, [companies, jobs]);
    return done.map(({ name }) => name);
  });
}

/** A server that was made without a locale has SQL_ASCII: its tables are made, and every row is refused. */
async function requireUtf8(em: EntityManager): Promise<void> {
  const [found] = await em.execute<{ encoding: string }[]>(
    "select current_setting('server_encoding') as encoding",
  );
  if (found?.encoding === 'UTF8') return;
  throw new Error(
    `The database has the encoding ${found?.encoding} instead of UTF8: make another with create database … template template0 encoding 'UTF8' locale 'C.UTF-8'.`,
  );
}
