import type { MikroORM } from '@mikro-orm/postgresql';

/** Any number, the same for every instance. */
const lock = 4_207_091;

/**
 * Runs the migrations that are missing (`to`: none after this one), all or none, and answers their names. A lock lets one instance do
 * it while the others wait; it belongs to a transaction, since a lock of a session stays behind a connection pooler.
 */
export async function migrate(orm: MikroORM, to?: string): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('set local lock_timeout = 0');
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    await em.execute('select pg_advisory_xact_lock(?)', [lock]);
    const done = await orm.migrator.up(to === undefined ? undefined : { to });
    return done.map(({ name }) => name);
  });
}
