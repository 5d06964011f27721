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

/** What is left of a quota after a request. */
export interface Count {
  readonly exceeded: boolean;
  readonly remaining: number;
  /** Until the quota is whole again. */
  readonly seconds: number;
}

interface Queryable {
  query(statement: object): Promise<unknown>;
}

/** In milliseconds. A database that takes longer is answered for by the memory of this instance. */
const patience = 500;

/** Counts requests: in PostgreSQL for all instances, or in the memory of this one. */
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

  /** Takes one request from the quota, also from one that is used up. */
  async take(name: PolicyName, who: string): Promise<Count> {
    try {
      return countOf(await this.counter(name).consume(who), false);
    } catch (used) {
      if (!(used instanceof RateLimiterRes)) throw used;
      return countOf(used, true);
    }
  }

  /** Gives the request back. */
  async giveBack(name: PolicyName, who: string): Promise<void> {
    await this.counter(name).reward(who);
  }

  /** Makes the quota whole again. */
  async forget(name: PolicyName, who: string): Promise<void> {
    await this.counter(name).delete(who);
  }

  private counter(name: PolicyName): RateLimiterAbstract {
    const counter = this.counters.get(name);
    if (!counter) throw new Error(`There is no policy ${name} in force.`);
    return counter;
  }

  /** `final`: who has used a quota up is refused without asking the database again, since nothing is given back. */
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
    return new RLWrapperTimeouts({ limiter, timeoutMs: patience, insuranceLimiter: memory });
  }

  /** On the connections of the entities, which are made when they are first needed. */
  private async query(statement: object): Promise<unknown> {
    try {
      return await ((await this.em.getConnection().getNativeClient()) as Queryable).query(
        statement,
      );
    } catch (err) {
      this.logger.warn({ err }, 'Counted in memory, since the database did not count');
      throw err;
    }
  }
}

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean): Count => ({
  exceeded,
  remaining: remainingPoints,
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});
