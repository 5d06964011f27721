import type { MikroORM } from '@mikro-orm/postgresql';
import { companies } from '../companies/company.kind.ts';
import { jobs } from '../jobs/job.kind.ts';
import { followPublicColumns } from './public-columns.ts';

/** Any number, the same for every instance. */
const lock = 4_207_091;

/**
 * Runs the migrations that are missing (`to`: none after this one), all or none, and answers their names. A lock lets one instance do
 * it while the others wait; it belongs to their transaction, since a lock of a session stays behind a connection pooler. A
 * statement takes the time it takes, but waits behind another's lock no longer than a request does: all others wait behind it.
 */
export async function migrate(orm: MikroORM, to?: string): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('set local lock_timeout = 0');
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    await em.execute('select pg_advisory_xact_lock(?)', [lock]);
    await em.execute('set local lock_timeout to default');
    const transaction = em.getTransactionContext();
    const done = await orm.migrator.up({ transaction, ...(to !== undefined && { to }) });
    if (to === undefined) await followPublicColumns(em, [companies, jobs]);
    return done.map(({ name }) => name);
  });
}
