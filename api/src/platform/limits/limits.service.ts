import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  type RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { QueryConfig } from 'pg';
import { config } from '../../config/config.ts';
import { BoundedMemory } from '#platform/bounded-memory.ts';
import { limitPolicies, type Policies, type PolicyName } from './policies.ts';
import type { Policy } from './policy.ts';

/** The state of a quota after a request. */
export interface Count {
  readonly exceeded: boolean;
  readonly remaining: number;
  /** Seconds until the quota is reset. */
  readonly seconds: number;
}

type Wait = NonNullable<Policy['wait']>;
type Counting = Pick<Policy, 'quota' | 'seconds' | 'shared' | 'counts'>;

/** Waits imposed on a key within a day. */
const waits: Counting = { quota: 1_000, seconds: 86_400, shared: true, counts: 'failures' };
const waitsOf = (name: string) => `${name}-waits`;

/** Counts requests: in PostgreSQL for all instances, or in the memory of this instance. */
@Injectable()
export class Limits {
  private readonly logger = new Logger('Limits');
  private countsInMemory = false;
  private readonly counters: ReadonlyMap<string, RateLimiterAbstract>;

  constructor(
    private readonly em: EntityManager,
    @Inject(limitPolicies) private readonly policies: Policies | null,
  ) {
    const all: [string, Policy][] = Object.entries(policies ?? {});
    this.counters = new Map(
      all.flatMap(([name, policy]) => [
        [name, this.counterOf(name, policy)],
        ...(policy.wait ? [[waitsOf(name), this.counterOf(waitsOf(name), waits)] as const] : []),
      ]),
    );
  }

  /** Counts one request, even if the quota is exceeded; none is with `RATE_LIMITS=off`. */
  async consume(name: PolicyName, key: string): Promise<Count> {
    if (!this.policies) return { exceeded: false, remaining: 1, seconds: 1 };
    try {
      return countOf(await this.counter(name).consume(key), false);
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      const count = countOf(exceeded, true);
      const { quota, wait } = this.policies[name];
      const isFirst = exceeded.consumedPoints === quota + 1;
      return wait && isFirst ? { ...count, seconds: await this.startWait(name, key, wait) } : count;
    }
  }

  /** Blocks the key for a wait that doubles each time, and returns its seconds. */
  private async startWait(name: PolicyName, key: string, wait: Wait): Promise<number> {
    const { consumedPoints } = await this.counter(waitsOf(name)).penalty(key);
    const seconds = Math.min(wait.first * 2 ** (consumedPoints - 1), wait.longest);
    await this.counter(name).block(key, seconds);
    return seconds;
  }

  /** Takes one request back; undefined with `RATE_LIMITS=off`. */
  async refund(name: PolicyName, key: string): Promise<Count | undefined> {
    if (!this.policies) return undefined;
    const count = countOf(await this.counter(name).reward(key), false);
    // More than the quota where its window has ended meanwhile.
    return { ...count, remaining: Math.min(count.remaining, this.policies[name].quota) };
  }

  async reset(name: PolicyName, key: string): Promise<void> {
    await this.counter(name).delete(key);
    if (this.policies?.[name].wait) await this.counter(waitsOf(name)).delete(key);
  }

  private counterOf(name: string, policy: Counting): RateLimiterAbstract {
    const { quota: points, seconds: duration, shared, counts } = policy;
    const memory = new BoundedMemory({ keyPrefix: name, points, duration });
    return shared ? this.shared(memory, counts === undefined) : memory;
  }

  private counter(name: string): RateLimiterAbstract {
    return this.counters.get(name)!;
  }

  /** `final`: no count is refunded or reset, so an exceeded quota is refused without another query. */
  private shared(memory: RateLimiterMemory, final: boolean): RateLimiterAbstract {
    const { keyPrefix, points, duration } = memory;
    const limiter = new RateLimiterPostgres({
      storeClient: { query: (statement: QueryConfig) => this.query(statement) },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      ...(final && { inMemoryBlockOnConsumed: points + 1 }),
    });
    return new RLWrapperTimeouts({
      limiter,
      // If PostgreSQL takes longer than a request waits for a connection, the count in memory decides.
      timeoutMs: config.databaseConnectTimeoutMs,
      insuranceLimiter: memory,
    });
  }

  /** Uses MikroORM's connection pool, which is created on first use. */
  private async query(statement: QueryConfig): Promise<unknown> {
    try {
      const pool = await this.em.getConnection().getNativeClient();
      const result = await pool.query(statement);
      this.countsInMemory = false;
      return result;
    } catch (err) {
      if (!this.countsInMemory) this.logger.warn({ err }, inMemory);
      this.countsInMemory = true;
      throw err;
    }
  }
}

const inMemory = 'Rate limits are counted in memory until the database answers again';

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean): Count => ({
  exceeded,
  remaining: remainingPoints,
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});
