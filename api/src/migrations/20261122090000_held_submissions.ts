import { Migration } from '@mikro-orm/migrations';

/** Submissions that are reviewed after the others, in the order of the moderators' queue; mails for a later time. */
export class Migration20261122090000_held_submissions extends Migration {
  override up(): void {
    for (const table of ['company', 'job']) {
      this.addSql(`alter table ${table} add is_held boolean not null default false`);
      this.addSql(`drop index ${table}_pending`);
      this.addSql(
        `create index ${table}_pending on ${table} (is_held, created_at, id) where status = 'pending'`,
      );
    }
    this.addSql('alter table mail add send_after timestamptz');
  }
}
