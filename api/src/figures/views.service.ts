import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ViewReport } from './views.schemas.ts';

/** Adds up page views. */
@Injectable()
export class ViewsService {
  constructor(private readonly em: EntityManager) {}

  /** Adds what is reported; a listing that has gone meanwhile is passed over. */
  async add({ companies, jobs }: ViewReport): Promise<void> {
    await this.addTo('company', companies);
    await this.addTo('job', jobs);
  }

  /** Rows are locked in one order, so that two reports cannot wait for each other. */
  private async addTo(table: 'company' | 'job', counts: Record<string, number>): Promise<void> {
    if (Object.keys(counts).length === 0) return;
    await this.em.execute(
      `with seen as (select key::uuid as id, value::integer as count from jsonb_each_text(?::jsonb)),
         locked as (
           select id, count from ${table} join seen using (id) order by id for update of ${table}
         )
       update ${table} set views = views + count from locked where ${table}.id = locked.id`,
      [JSON.stringify(counts)],
    );
  }
}
