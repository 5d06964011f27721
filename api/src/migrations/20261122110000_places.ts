import { Migration } from '@mikro-orm/migrations';

/**
 * Where a listing is (a path of contract/gazetteer.json), how far a company delivers, and what a job pays by the month.
 * The state has an index in the order of the public list, the place one with all that the counts by place need.
 */
export class Migration20261122110000_places extends Migration {
  override up(): void {
    for (const table of ['company', 'job']) {
      this.addSql(`alter table ${table} add column place text check (length(place) <= 80)`);
      this.addSql(
        `alter table ${table} add column state text generated always as (split_part(place, '/', 1)) stored`,
      );
    }
    this.addSql(`
      alter table company
        add column reach text check (reach in ('area', 'city', 'state', 'states', 'nationwide', 'abroad')),
        add column reach_states text[] not null default '{}' check (cardinality(reach_states) <= 37)`);
    this.addSql(`
      alter table job
        add column salary_period text check (salary_period in ('day', 'week', 'month', 'trip')),
        add column monthly_pay integer check (monthly_pay > 0)`);
    for (const [table, choice] of [
      ['company', 'service_types'],
      ['job', 'type'],
    ] as const) {
      const order = 'plan_rank desc, approved_at desc, id desc';
      this.addSql(
        `create index ${table}_state on ${table} (state, ${order}) include (expires_at) where status = 'live'`,
      );
      this.addSql(
        `create index ${table}_place on ${table} (place, ${order}) include (expires_at, ${choice}) where status = 'live'`,
      );
    }
    this.addSql(
      `create index job_pay on job (monthly_pay desc nulls last, id) include (expires_at) where status = 'live'`,
    );
  }
}
