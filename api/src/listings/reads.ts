import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from './sql.ts';

interface Queryable {
  query(statement: {
    text: string;
    values?: readonly unknown[];
    name?: string | undefined;
  }): Promise<{ rows: unknown[] }>;
}

interface Pool extends Queryable {
  connect(): Promise<Queryable & { release(broken?: boolean): void }>;
}

/** Reads that pass PostgreSQL's own JSON through, on the connections of the entities but without making any. */
@Injectable()
export class Reads {
  constructor(private readonly em: EntityManager) {}

  /** Whether what was written a moment ago may be missing. */
  get mayBeBehind(): boolean {
    return false;
  }

  /** The rows of a statement. A named one is planned once per connection: only where the plan suits all values. */
  async rows<Row>(statement: Sql, name?: string): Promise<Row[]> {
    return rowsOf(await this.pool(), statement, name);
  }

  /** The rows of a statement that depends on a setting, which is made for it alone. */
  async rowsWith<Row>(setting: Sql, statement: Sql): Promise<Row[]> {
    const connection = await (await this.pool()).connect();
    let broken = true;
    try {
      await connection.query({ text: 'begin read only' });
      await connection.query(setting);
      const rows = await rowsOf<Row>(connection, statement);
      await connection.query({ text: 'commit' });
      broken = false;
      return rows;
    } finally {
      connection.release(broken);
    }
  }

  private async pool(): Promise<Pool> {
    return (await this.em.getConnection().getNativeClient()) as Pool;
  }
}

const rowsOf = async <Row>(on: Queryable, { text, values }: Sql, name?: string): Promise<Row[]> =>
  (await on.query({ text, values, name })).rows as Row[];
