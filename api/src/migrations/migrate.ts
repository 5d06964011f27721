import type { MikroORM } from '@mikro-orm/postgresql';
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
    const transaction: unknown = em.getTransactionContext();
    const done = await orm.migrator.up({ transaction, ...(to !== undefined && { to }) });
    if (to === undefined) await followPublicColumns(em, [companies, jobs]);
    return done.map(({ name }) => name);
  });
}
