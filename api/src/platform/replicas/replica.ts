import { Logger } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { connectionOptions } from '../database/connection-options.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { unavailable } from '../errors/unavailable.ts';
import { ReadOnlyDatabase } from '../database/read-only-database.ts';
import { sql } from '../database/sql.ts';

/** In milliseconds: a replica that answers nothing at all is given up, and what it was asked is asked elsewhere. */
const patience = { query: 3_500, look: 2_000 };

/** Asked of the primary, too. */
export const currentVersion = sql`select version::float8 as version from dataset`;

/** A copy of the database that follows it. It is asked only while it was well at the last look. */
export class Replica {
  readonly reads: ReadOnlyDatabase;
  private readonly logger = new Logger('Replicas');
  private readonly orm: MikroORM;
  private trouble: string | undefined = 'not looked at yet';

  constructor(private readonly address: string) {
    this.orm = new MikroORM({
      clientUrl: address,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      pool: connectionOptions.pool,
      driverOptions: {
        ...connectionOptions.driverOptions,
        application_name: 'api reads',
        query_timeout: patience.query,
        keepAlive: true,
      },
    });
    this.reads = new ReadOnlyDatabase(this.orm.em.fork());
  }

  get isWell(): boolean {
    return this.trouble === undefined;
  }

  /** Looks whether it answers, and has what the primary had some seconds ago. */
  async look(required: number): Promise<void> {
    try {
      const [row] = await inTime(this.reads.rows<{ version: number }>(currentVersion));
      const isBehind = !row || row.version < required;
      this.became(isBehind ? 'it is too far behind the primary' : undefined);
    } catch (error) {
      if (isWorthAnother(error)) this.became((error as Error).message);
    }
  }

  /** Takes the error of a question into account. Answers whether it may be asked of another server: it only reads. */
  failed(error: unknown): boolean {
    if (isGone(error)) this.became((error as Error).message);
    return isWorthAnother(error) || (isBusy(error) && !this.isWell);
  }

  close(): Promise<void> {
    return this.orm.close(true);
  }

  private became(trouble: string | undefined): void {
    const was = this.trouble;
    this.trouble = trouble;
    const { host } = new URL(this.address);
    if (was === undefined && trouble !== undefined)
      this.logger.warn(`The replica ${host} is passed over: ${trouble}`);
    if (was !== undefined && trouble === undefined)
      this.logger.log(`The replica ${host} serves reads`);
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not answer in time')), patience.look);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}

/** The question is the fault, or was taken back: it would be as slow at any other server, or is no longer wanted. */
const isOverTime = (error: unknown) => codeOf(error) === '57014';

/** Every connection is in use: it has all that it can do, and so would the next server that got its load. */
const isBusy = (error: unknown) =>
  error instanceof RetryLaterException ||
  (error instanceof Error && error.message === 'timeout exceeded when trying to connect');

/** A query that a standby ended to go on following the primary (PostgreSQL's documentation, "Handling Query Conflicts"). */
const isConflict = (error: unknown) => codeOf(error) === '40001';

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

const isWorthAnother = (error: unknown) => !isOverTime(error) && !isBusy(error);

const isGone = (error: unknown) =>
  isWorthAnother(error) &&
  !isConflict(error) &&
  error instanceof Error &&
  (unavailable(error) !== undefined ||
    error.message === 'Query read timeout' ||
    /^(28...|3D000|55000)$/.test(String(codeOf(error))));
