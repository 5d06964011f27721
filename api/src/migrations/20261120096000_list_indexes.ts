import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for queries that scanned whole tables: totals of filtered lists (index-only scans of `_due`), ended listings,
 * the feeds (`_newest`) and the moderators' latest approvals (`_approved`).
 */
export class Migration20261120096000_list_indexes extends Migration {
  override up(): void {
    this.replaceDue('company', '(expires_at) include (service_types)');
    this.replaceDue('job', '(expires_at) include (type)');
    const newest = { company: 'created_at', job: 'coalesce(approved_at, created_at)' };
    for (const [table, moment] of Object.entries(newest)) {
      this.addSql(`create index ${table}_hidden on ${table} (expires_at) where status = 'hidden'`);
      this.addSql(
        `create index ${table}_newest on ${table} (${moment} desc nulls last, id) where status = 'live'`,
      );
      this.addSql(
        `create index ${table}_approved on ${table} (approved_at desc nulls last, id) where status = 'live'`,
      );
    }
  }

  private replaceDue(table: string, columns: string): void {
    this.addSql(`drop index ${table}_due`);
    this.addSql(`create index ${table}_due on ${table} ${columns} where status = 'live'`);
  }
}
