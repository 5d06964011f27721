import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  type RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { BoundedMemory } from './bounded-memory.ts';
import { limitPolicies, type Policies, type PolicyName } from './policies.ts';

/** The state of a quota after a request. */
export interface Count {
  readonly exceeded: boolean;
  readonly remaining: number;
  /** Until the quota is reset. */
  readonly seconds: number;
}

interface Queryable {
  query(statement: object): Promise<unknown>;
}

/** After this time the count in memory decides. */
const DATABASE_TIMEOUT_MS = 500;

/** Counts requests: in PostgreSQL for all instances, or in the memory of this instance. */
@Injectable()
export class Limits {
  private readonly logger = new Logger('Limits');
  private readonly counters: ReadonlyMap<string, RateLimiterAbstract>;

  constructor(
    private readonly em: EntityManager,
    @Inject(limitPolicies) policies: Policies | null,
  ) {
    this.counters = new Map(
      Object.entries(policies ?? {}).map(
        ([name, { quota: points, seconds: duration, ...policy }]) => {
          const memory = new BoundedMemory({ keyPrefix: name, points, duration });
          return [name, policy.shared ? this.shared(memory, policy.counts === undefined) : memory];
        },
      ),
    );
  }

  /** Counts one request, even if the quota is exceeded. */
  async consume(name: PolicyName, key: string): Promise<Count> {
    try {
      return countOf(await this.counter(name).consume(key), false);
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      return countOf(exceeded, true);
    }
  }

  async refund(name: PolicyName, key: string): Promise<void> {
    await this.counter(name).reward(key);
  }

  async reset(name: PolicyName, key: string): Promise<void> {
    await this.counter(name).delete(key);
  }

  private counter(name: PolicyName): RateLimiterAbstract {
    const counter = this.counters.get(name);
    if (!counter) throw new Error(`No rate limit policy ${name}`);
    return counter;
  }

  /** `final`: no count is refunded or reset, so an exceeded quota is refused without another query. */
  private shared(memory: RateLimiterMemory, final: boolean): RateLimiterAbstract {
    const { keyPrefix, points, duration } = memory;
    const limiter = new RateLimiterPostgres({
      storeClient: { query: (statement: object) => this.query(statement) },
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
      timeoutMs: DATABASE_TIMEOUT_MS,
      insuranceLimiter: memory,
    });
  }

  /** Uses MikroORM's connection pool, which is created on first use. */
  private async query(statement: object): Promise<unknown> {
    try {
      return await ((await this.em.getConnection().getNativeClient()) as Queryable).query(
        statement,
      );
    } catch (err) {
      this.logger.warn({ err }, 'Rate limits are counted in memory: the database did not answer');
      throw err;
    }
  }
}

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean): Count => ({
  exceeded,
  remaining: remainingPoints,
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});
