import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadOnlyDatabase } from '../database/read-only-database.ts';
import type { Sql } from '../database/sql.ts';
import { Replicas } from './replicas.ts';

/**
 * What the public reads: from a replica when there is one that is well, else from the primary. A replica may be some seconds
 * behind. One that fails over a question costs time and no answer: the next one is asked, the primary last.
 */
@Injectable()
export class PublicDatabase extends ReadOnlyDatabase {
  constructor(
    em: EntityManager,
    private readonly replicas: Replicas,
  ) {
    super(em);
  }

  override get mayBeBehind(): boolean {
    return this.replicas.areThere;
  }

  override rows<Row>(statement: Sql, name?: string): Promise<Row[]> {
    return this.ask(
      (reads) => reads.rows(statement, name),
      () => super.rows(statement, name),
    );
  }

  override rowsWith<Row>(setting: Sql, statement: Sql): Promise<Row[]> {
    return this.ask(
      (reads) => reads.rowsWith(setting, statement),
      () => super.rowsWith(setting, statement),
    );
  }

  private async ask<Row>(
    replica: (reads: ReadOnlyDatabase) => Promise<Row[]>,
    primary: () => Promise<Row[]>,
  ): Promise<Row[]> {
    for (const next of this.replicas.inTurn()) {
      try {
        return await replica(next.reads);
      } catch (error) {
        if (!next.failed(error)) throw error;
      }
    }
    return primary();
  }
}
