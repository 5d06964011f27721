import { Migration } from '@mikro-orm/migrations';

/** The columns that affect public data. */
const shown = {
  company: `status, plan, approved_at, expires_at, created_at, image, name, location, description, category,
    service_types, price_range, rating, review_count, address, email, phone`,
  job: `status, plan, approved_at, expires_at, created_at, image, title, company, location, type, salary, description,
    requirements, apply_link`,
};

const of = (row: 'old' | 'new', columns: string) =>
  columns.replace(/\w+/g, (column) => `${row}.${column}`);

/**
 * The public version: one number, which a transaction that changes public data increases at its very end. Its row is then
 * the last lock that the transaction takes, so that two transactions cannot deadlock. It is derived from the clock, so that
 * it also grows when an older backup is restored.
 */
export class Migration20261120100000_dataset extends Migration {
  override up(): void {
    this.addSql(`
      create table dataset (
        single boolean primary key default true check (single),
        version bigint not null
      )`);
    this.addSql(
      `insert into dataset (version) values (extract(epoch from clock_timestamp()) * 1000)`,
    );
    this.addSql(`
      create function move_dataset() returns trigger language plpgsql as $$
        declare
          moved bigint;
        begin
          if current_setting('dataset.moved_by', true) is distinct from pg_current_xact_id()::text then
            perform set_config('dataset.moved_by', pg_current_xact_id()::text, true);
            update public.dataset
              set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
              returning version into moved;
            perform pg_notify('dataset', moved::text);
          end if;
          return null;
        end
      $$`);
    for (const [table, columns] of Object.entries(shown)) {
      const moves = `deferrable initially deferred for each row when`;
      this.addSql(
        `create constraint trigger ${table}_dataset_insert after insert on ${table} ${moves}
           (new.status <> 'pending') execute function move_dataset()`,
      );
      this.addSql(
        `create constraint trigger ${table}_dataset_delete after delete on ${table} ${moves}
           (old.status <> 'pending') execute function move_dataset()`,
      );
      this.addSql(
        `create constraint trigger ${table}_dataset_update after update of ${columns} on ${table} ${moves}
           ((old.status <> 'pending' or new.status <> 'pending')
             and (${of('old', columns)}) is distinct from (${of('new', columns)}))
           execute function move_dataset()`,
      );
      this.addSql(
        `create trigger ${table}_dataset_truncate after truncate on ${table} execute function move_dataset()`,
      );
    }
  }
}
