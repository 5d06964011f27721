import type { EntityManager } from '@mikro-orm/postgresql';
import { until } from '#platform/testing.ts';
import type { TestApp } from './app.ts';

/** Until as many statements of the app's database wait for a lock. */
export const lockWaits = (api: TestApp, count: number) =>
  until('the waits', async () => (await api.sql(waiting)).length >= count);

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Makes a change in a transaction that ends once each of the tasks waits for its locks, and returns what they give. They are
 * requests, or use an EntityManager of their own: services of the app would join the transaction.
 */
export async function overtake<Answer>(
  api: TestApp,
  change: (em: EntityManager) => Promise<unknown>,
  ...tasks: (() => PromiseLike<Answer>)[]
): Promise<Answer[]> {
  let answers: Promise<Answer[]> | undefined;
  await api.em.fork().transactional(async (em) => {
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    await change(em);
    answers = Promise.all(tasks.map((task) => task()));
    await lockWaits(api, tasks.length);
  });
  return answers ?? [];
}
