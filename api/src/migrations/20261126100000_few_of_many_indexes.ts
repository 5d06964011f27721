import { Migration } from '@mikro-orm/migrations';

/** Indexes of the few public listings with an unpaid wish or a rating, so that no whole table is read for them. */
export class Migration20261126100000_few_of_many_indexes extends Migration {
  override up(): void {
    for (const table of ['company', 'job'])
      this.addSql(`
        create index if not exists ${table}_unpaid on ${table} (plan_rank desc, approved_at desc, id desc)
        include (expires_at)
        where status = 'live' and case wished_plan when 'premium' then 2 when 'featured' then 1 else 0 end > plan_rank`);
    this.addSql(`
      create index if not exists company_rated on company (expires_at) include (rating)
      where status = 'live' and rating is not null`);
  }
}
