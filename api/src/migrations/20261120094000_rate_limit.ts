import { Migration } from '@mikro-orm/migrations';

/**
 * Requests counted for all instances (limits/limits.service.ts), in the columns that rate-limiter-flexible reads. Unlogged,
 * since counts are cheap to lose and dear to sync: after a crash of PostgreSQL every quota is whole.
 */
export class Migration20261120094000_rate_limit extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    this.addSql('create index rate_limit_expire on rate_limit (expire)');
  }

  override down(): void {
    this.addSql('drop table rate_limit');
  }
}
