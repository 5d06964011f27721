import type { EntityManager } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';

/** PostgreSQL's connections, as the driver counts them. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const kinds = ['company', 'job'] as const;

/** Counting every listing takes a moment in a big marketplace, and the figure is for a curve over days. */
const recount = 60_000;

/** What is measured when Prometheus asks, and not before. A part that cannot be read is left out of the answer. */
export function addGauges(registry: Registry, em: EntityManager): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL: open, of these idle, and how many requests wait for one',
    labelNames: ['state'],
    registers,
    async collect() {
      const pool = (await em.getConnection().getNativeClient()) as Pool;
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'queue_jobs',
    help: 'Work in the queue (mail, upkeep), by queue and state; failed work stays until it is looked at',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, state, count } of await queued(em))
        this.set({ queue: name, state }, count);
    },
  });
  new Gauge({
    name: 'mails_failed',
    help: 'Mails that were given up within the last month',
    registers,
    async collect() {
      const [row] = await em.execute<{ count: number }[]>(
        'select count(*)::int as count from mail where failed_at is not null',
      );
      this.set(row?.count ?? 0);
    },
  });
  let counted = -Infinity;
  new Gauge({
    name: 'listings',
    help: 'Companies and jobs by status, counted at most once a minute',
    labelNames: ['kind', 'status'],
    registers,
    async collect() {
      if (performance.now() - counted < recount) return;
      counted = performance.now();
      this.reset();
      for (const { kind, status, count } of await listings(em)) this.set({ kind, status }, count);
    },
  });
}

/** Nothing before the queue has been made for the first time. */
async function queued(em: EntityManager) {
  const [known] = await em.execute<{ there: boolean }[]>(
    "select to_regclass('schedule.job') is not null as there",
  );
  if (!known?.there) return [];
  return em.execute<{ name: string; state: string; count: number }[]>(
    `select name, state::text, count(*)::int as count from schedule.job
     where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
}

const listings = (em: EntityManager) =>
  em.execute<{ kind: string; status: string; count: number }[]>(
    kinds
      .map(
        (kind) =>
          `select '${kind}' as kind, status, count(*)::int as count from ${kind} group by status`,
      )
      .join(' union all '),
  );
