import { Global, Injectable, Logger, Module } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { config } from '../../config/config.ts';
import { busy } from '../errors/unavailable.ts';
import { type Sql, sql } from './sql.ts';

/** `processID`: of the backend, announced at connect; a connection pooler announces its own number. */
type Connection = PoolClient & { processID: number | null };

/** Queries that may wait for a connection; any further one would only time out in the queue. */
const MAX_QUEUE = 200;

/** Reads on MikroORM's connection pool, without entities. */
@Injectable()
export class ReadOnlyDatabase {
  private namesStatements?: Promise<boolean> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** Whether a read may miss the latest writes. */
  get mayBeBehind(): boolean {
    return false;
  }

  /**
   * The rows of a statement. A statement with a name is prepared once per connection, so one plan must suit all values.
   * @throws RetryLaterException (503) when the queue for connections is full
   */
  async rows<Row>(statement: Sql, name?: string): Promise<Row[]> {
    return this.withConnection(async (connection) => {
      const canName = name !== undefined && (await this.canName(connection));
      return rowsOf(connection, statement, canName ? name : undefined);
    });
  }

  /** Finds out at the start whether a pooler needs statements without names, and warns. @throws when unreachable */
  async checkPooler(): Promise<void> {
    await this.withConnection((connection) => this.canName(connection));
  }

  /** The row of a statement that always returns one. */
  async row<Row>(statement: Sql, name?: string): Promise<Row> {
    const [row] = await this.rows<Row>(statement, name);
    if (!row) throw new Error('The statement returned no row.');
    return row;
  }

  /** The rows of a statement, in a transaction with its own `set local`. */
  async rowsWith<Row>(setting: Sql, statement: Sql): Promise<Row[]> {
    return this.withConnection(async (connection) => {
      await rowsOf(connection, sql`begin read only`);
      await rowsOf(connection, setting);
      const rows = await rowsOf<Row>(connection, statement);
      await rowsOf(connection, sql`commit`);
      return rows;
    });
  }

  /** Asks the first connection; the others are of the same pool. */
  private canName(connection: Connection): Promise<boolean> {
    this.namesStatements ??= keepsPreparedStatements(connection).then((keeps) => {
      if (!keeps) new Logger('Database').warn(unnamed);
      return keeps;
    });
    return this.namesStatements.catch(() => {
      this.namesStatements = undefined;
      return false;
    });
  }

  /** A connection that failed is closed, since its state is unknown. */
  private async withConnection<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    const pool = await this.em.getConnection().getNativeClient();
    if (pool.waitingCount >= MAX_QUEUE) throw busy();
    const connection = (await pool.connect()) as Connection;
    let isBroken = true;
    try {
      const result = await run(connection);
      isBroken = false;
      return result;
    } finally {
      connection.release(isBroken);
    }
  }
}

@Global()
@Module({ providers: [ReadOnlyDatabase], exports: [ReadOnlyDatabase] })
export class DatabaseModule {}

/**
 * With a callback: what pg's own promises resolve with outlives all but full garbage collections, without which a list takes
 * 11 to 26 % less processor time (docs/performance.md).
 */
function rowsOf<Row>(connection: Connection, { text, values }: Sql, name?: string) {
  const query = { text, values: values as unknown[], name };
  return new Promise<Row[]>((resolve, reject) =>
    connection.query(query, (error, result) =>
      error ? reject(error) : resolve(result.rows as Row[]),
    ),
  ).catch((error: Error) => {
    // The stack leads to the caller instead of the socket.
    Error.captureStackTrace(error);
    throw error;
  });
}

/**
 * Whether named prepared statements are safe on connections like this one. Behind a pooler that gives each transaction any
 * server, they are only where it renames them on the way, as PgBouncer does from 1.21 with `max_prepared_statements`. A
 * setting of DATABASE_PREPARED answers without a query.
 */
async function keepsPreparedStatements(connection: Connection): Promise<boolean> {
  if (config.databasePrepared !== undefined) return config.databasePrepared;
  const name = `probe ${crypto.randomUUID()}`;
  const statement = sql`select pg_backend_pid() as pid,
    exists (select from pg_prepared_statements where name = ${name}) as "isNamed"`;
  type Probe = { pid: number; isNamed: boolean };
  const [probe] = await rowsOf<Probe>(connection, statement, name);
  return probe?.pid === connection.processID || probe?.isNamed === false;
}

const unnamed =
  'Statements are sent without names, because a connection pooler does not follow them or DATABASE_PREPARED is off: reads are slower (docs/operations.md)';
