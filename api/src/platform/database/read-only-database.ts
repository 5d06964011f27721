import { HttpStatus, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { isGone, whenGone } from '../http/visitor.ts';
import { cancel, type Cancellable } from './cancel.ts';
import type { Sql } from './sql.ts';

interface Connection extends Cancellable {
  query(statement: {
    text: string;
    values?: readonly unknown[];
    name?: string | undefined;
  }): Promise<{ rows: unknown[] }>;
  release(broken?: boolean): void;
}

interface Pool {
  connect(): Promise<Connection>;
  waitingCount: number;
}

/** So many may wait for a connection: more would only wait until they are told the same. */
const mostWaiting = 200;

/**
 * ReadOnlyDatabase that pass PostgreSQL's own JSON through, on the connections of the entities but without making any. What nobody
 * waits for any more is not asked, or cancelled.
 */
@Injectable()
export class ReadOnlyDatabase {
  constructor(private readonly em: EntityManager) {}

  /** Whether what was written a moment ago may be missing. */
  get mayBeBehind(): boolean {
    return false;
  }

  /**
   * The rows of a statement. A named one is planned once per connection: only where the plan suits all values.
   * @throws RetryLaterException (503) when too many wait already
   */
  async rows<Row>(statement: Sql, name?: string): Promise<Row[]> {
    return this.on((connection) => rowsOf(connection, statement, name));
  }

  /** The row of a statement that has one, whatever it finds. */
  async row<Row>(statement: Sql, name?: string): Promise<Row> {
    const [row] = await this.rows<Row>(statement, name);
    if (!row) throw new Error('A page has a row.');
    return row;
  }

  /** The rows of a statement that depends on a setting, which is made for it alone. */
  async rowsWith<Row>(setting: Sql, statement: Sql): Promise<Row[]> {
    return this.on(async (connection) => {
      await connection.query({ text: 'begin read only' });
      await connection.query(setting);
      const rows = await rowsOf<Row>(connection, statement);
      await connection.query({ text: 'commit' });
      return rows;
    });
  }

  /** A connection is given back unless it was cancelled or failed: nobody knows what it is doing then. */
  private async on<T>(work: (on: Connection) => Promise<T>): Promise<T> {
    const pool = (await this.em.getConnection().getNativeClient()) as object as Pool;
    if (pool.waitingCount >= mostWaiting) throw busy();
    const connection = await pool.connect();
    let isCancelled = false;
    let isWell = false;
    const stay = whenGone(() => {
      isCancelled = true;
      cancel(connection);
    });
    try {
      if (isGone()) throw busy();
      const result = await work(connection);
      isWell = true;
      return result;
    } finally {
      stay();
      connection.release(isCancelled || !isWell);
    }
  }
}

const rowsOf = async <Row>(on: Connection, { text, values }: Sql, name?: string): Promise<Row[]> =>
  (await on.query({ text, values, name })).rows as Row[];

const busy = () =>
  new RetryLaterException(
    HttpStatus.SERVICE_UNAVAILABLE,
    'The service is busy at the moment. Please try again in a few seconds.',
    2,
  );
