import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { connectionTo, servingOptions } from '../database/connection-options.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { unavailable } from '../errors/unavailable.ts';
import { ReadOnlyDatabase } from '../database/read-only-database.ts';
import { sql } from '../database/sql.ts';

const CHECK_TIMEOUT_MS = 2_000;

const UNCHECKED = 'not checked yet';

export const currentVersion = sql`select version::float8 as version from dataset`;

/** A read replica, used while its last health check succeeded. */
export class Replica {
  readonly database: ReadOnlyDatabase;
  private readonly logger = new Logger('Replicas');
  private readonly orm: MikroORM;
  /** Absent while the replica is healthy. */
  private problem: string | undefined = UNCHECKED;
  private checks = 0;
  /** Number of the last check whose result counted. */
  private counted = 0;

  constructor(private readonly address: string) {
    this.orm = new MikroORM({
      entities: [],
      discovery: { warnWhenNoEntities: false },
      ...connectionTo(address, { ...servingOptions, application_name: 'api reads' }),
    });
    this.database = new ReadOnlyDatabase(this.orm.em.fork());
  }

  get isHealthy(): boolean {
    return this.problem === undefined;
  }

  /** Health check: the replica answers in time, and has at least the version `required`. The result of a later check counts. */
  async check(required: number): Promise<void> {
    const number = (this.checks += 1);
    const conclude = (problem?: string) => {
      if (number < this.counted) return;
      this.counted = number;
      this.setProblem(problem);
    };
    try {
      const rows = this.database.rows<{ version: number }>(currentVersion);
      const [row] = await Promise.race([rows, tooLate()]);
      const isBehind = !row || row.version < required;
      conclude(isBehind ? 'it is too far behind the primary' : undefined);
    } catch (error) {
      if (isRetryable(error)) conclude((error as Error).message);
    }
  }

  /** Whether a query that failed with `error` should be retried on another server; an outage marks this one unhealthy. */
  shouldFailOver(error: unknown): boolean {
    if (isOutage(error)) this.setProblem((error as Error).message);
    return isRetryable(error) || (isBusy(error) && !this.isHealthy);
  }

  close(): Promise<void> {
    return this.orm.close(true);
  }

  private setProblem(problem: string | undefined): void {
    const before = this.problem;
    this.problem = problem;
    const { host } = new URL(this.address);
    if (problem !== undefined && (before === undefined || before === UNCHECKED))
      this.logger.warn(`The replica ${host} is skipped: ${problem}`);
    if (problem === undefined && before !== undefined)
      this.logger.log(`The replica ${host} serves reads`);
  }
}

async function tooLate(): Promise<never> {
  await setTimeout(CHECK_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('it did not answer in time');
}

/** The query timed out: it would be as slow on any other server. */
const isTimedOut = (error: unknown) => codeOf(error) === '57014';

/** Every connection is in use; failing over would only overload the next server. */
const isBusy = (error: unknown) =>
  error instanceof RetryLaterException ||
  (error instanceof Error && error.message === 'timeout exceeded when trying to connect');

/** A query that a standby cancelled to keep up with the primary (PostgreSQL's documentation, "Handling Query Conflicts"). */
const isConflict = (error: unknown) => codeOf(error) === '40001';

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

const isRetryable = (error: unknown) => !isTimedOut(error) && !isBusy(error);

const isOutage = (error: unknown) =>
  isRetryable(error) &&
  !isConflict(error) &&
  error instanceof Error &&
  (unavailable(error) !== undefined || /^(3D000|55000)$/.test(String(codeOf(error))));
