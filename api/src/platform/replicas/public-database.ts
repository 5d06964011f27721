import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module } from '@nestjs/common';
import { ReadOnlyDatabase } from '../database/read-only-database.ts';
import type { Sql } from '../database/sql.ts';
import { configuredReplicas, Replicas } from './replicas.ts';

/**
 * Public reads, from a healthy replica if there is one, else from the primary. A replica may lag by some seconds. If it
 * fails, the query is retried on the next one, and on the primary last.
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
    return this.replicas.isConfigured;
  }

  override async rows<Row>(statement: Sql, name?: string): Promise<Row[]> {
    for (const replica of this.replicas.roundRobin()) {
      try {
        return await replica.database.rows<Row>(statement, name);
      } catch (error) {
        if (!replica.shouldFailOver(error)) throw error;
      }
    }
    return super.rows<Row>(statement, name);
  }
}

@Module({
  providers: [configuredReplicas, PublicDatabase, Replicas],
  exports: [PublicDatabase, Replicas],
})
export class ReplicasModule {}
