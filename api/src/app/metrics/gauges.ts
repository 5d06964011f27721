import type { EntityManager } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';
import type { ImagesService } from '../../platform/images/images.service.ts';
import type { Replicas } from '../../platform/replicas/replicas.ts';

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const kinds = ['company', 'job'] as const;

/** Counting every listing is slow in a large marketplace. */
const RECOUNT_INTERVAL_MS = 60_000;

/** Adds the gauges that query the database when they are scraped. */
export function addGauges(registry: Registry, em: EntityManager): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL: open, idle among these, and requests waiting for one',
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
    help: 'Jobs in the queue (mail, upkeep), by queue and state; failed jobs are kept',
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
    help: 'Mails of the last month that could not be delivered',
    registers,
    async collect() {
      const [row] = await em.execute<{ count: number }[]>(
        'select count(*)::int as count from mail where failed_at is not null',
      );
      this.set(row?.count ?? 0);
    },
  });
  let countedAt = -Infinity;
  new Gauge({
    name: 'listings',
    help: 'Companies and jobs by status, counted at most once a minute',
    labelNames: ['kind', 'status'],
    registers,
    async collect() {
      if (performance.now() - countedAt < RECOUNT_INTERVAL_MS) return;
      countedAt = performance.now();
      this.reset();
      for (const { kind, status, count } of await listings(em)) this.set({ kind, status }, count);
    },
  });
}

/** Adds the gauges of this process's own state. */
export function addWorkGauges(
  registry: Registry,
  images: Pick<ImagesService, 'work'>,
  replicas: Pick<Replicas, 'count'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'images_in_work',
    help: 'Images being resized, and images waiting for it',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = images.work;
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'database_replicas',
    help: 'Configured replicas, and those in use',
    labelNames: ['state'],
    registers,
    collect() {
      const { known, used } = replicas.count;
      this.set({ state: 'known' }, known);
      this.set({ state: 'used' }, used);
    },
  });
}

/** Empty until pg-boss has created its schema. */
async function queued(em: EntityManager) {
  const [schema] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('schedule.job') is not null as "exists"`,
  );
  if (!schema?.exists) return [];
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
