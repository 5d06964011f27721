import type { EntityManager } from '@mikro-orm/postgresql';
import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { ImagesService } from '../../platform/images/images.service.ts';
import type { Replicas } from '../../platform/replicas/replicas.ts';

/** Counting every listing is slow in a large marketplace. */
const RECOUNT_INTERVAL_MS = 60_000;

/** Adds the gauges that query the database when they are scraped. */
export async function addGauges(registry: Registry, em: EntityManager): Promise<void> {
  const pool = await em.getConnection().getNativeClient();
  addGauge(registry, {
    name: 'database_connections',
    help: 'Connections to PostgreSQL: open, idle among these, and requests waiting for one',
    labelNames: ['state'],
    // At once: a moment later the queries of the other gauges are waiting.
    read() {
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
      return byState({ open, idle, waiting });
    },
  });
  addGauge(registry, {
    name: 'queue_jobs',
    help: 'Jobs in the queue (mail, upkeep), by queue and state; failed ones of the last hour',
    labelNames: ['queue', 'state'],
    read: async () =>
      (await queued(em)).map(({ name, state, count }) => [{ queue: name, state }, count]),
  });
  addGauge(registry, {
    name: 'mails_failed',
    help: 'Mails of the last month that could not be delivered',
    async read() {
      const rows = await em.execute<{ count: number }[]>(
        'select count(*)::int as count from mail where failed_at is not null',
      );
      return rows.map(({ count }) => [{}, count]);
    },
  });
  let countedAt = -Infinity;
  let counted: Figure[] = [];
  addGauge(registry, {
    name: 'listings',
    help: 'Companies and jobs by status, counted at most once a minute',
    labelNames: ['kind', 'status'],
    async read() {
      if (performance.now() - countedAt < RECOUNT_INTERVAL_MS) return counted;
      counted = (await listings(em)).map(({ count, ...labels }) => [labels, count]);
      countedAt = performance.now();
      return counted;
    },
  });
}

/** Adds the gauges of this process's own state. */
export function addWorkGauges(
  registry: Registry,
  images: Pick<ImagesService, 'work'>,
  replicas: Pick<Replicas, 'count'>,
): void {
  addGauge(registry, {
    name: 'images_in_work',
    help: 'Images being resized, and images waiting for it',
    labelNames: ['state'],
    read: () => byState(images.work),
  });
  addGauge(registry, {
    name: 'database_replicas',
    help: 'Configured replicas, and those in use',
    labelNames: ['state'],
    read: () => byState(replicas.count),
  });
}

const byState = (counts: Record<string, number>): Promise<Figure[]> =>
  Promise.resolve(Object.entries(counts).map(([state, count]) => [{ state }, count]));

type Figure = [labels: Record<string, string>, value: number];

type FigureGauge = GaugeConfiguration<string> & { read: () => Promise<Figure[]> };

/** Adds a gauge that is missing while its figures cannot be read: without the database the others are needed most. */
function addGauge(registry: Registry, { read, ...options }: FigureGauge): void {
  new Gauge({
    ...options,
    registers: [registry],
    async collect() {
      this.reset();
      // Of a gauge without labels the reset leaves a 0.
      this.remove({});
      for (const [labels, value] of await read().catch(() => [])) this.set(labels, value);
    },
  });
}

/** Empty until pg-boss has created its schema. It keeps failed jobs for a week, in which an alert could not end. */
async function queued(em: EntityManager) {
  const [schema] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('schedule.job') is not null as "exists"`,
  );
  if (!schema?.exists) return [];
  return em.execute<{ name: string; state: string; count: number }[]>(
    `select name, state::text, count(*)::int as count from schedule.job
     where state in ('created', 'retry', 'active') or state = 'failed' and completed_on > now() - interval '1 hour'
     group by name, state`,
  );
}

const listings = (em: EntityManager) =>
  em.execute<{ kind: string; status: string; count: number }[]>(
    `select 'company' as kind, status, count(*)::int as count from company group by status
     union all select 'job', status, count(*)::int from job group by status`,
  );
