import { Migration } from '@mikro-orm/migrations';

/**
 * Renames the table of responses to `idempotency_key`, since a submission is a pending listing. The view keeps instances of
 * the previous release working during a rolling update.
 */
export class Migration20261121090000_idempotency_key extends Migration {
  override up(): void {
    this.addSql('alter table submission rename to idempotency_key');
    this.addSql('alter index submission_created rename to idempotency_key_created');
    this.addSql('alter index submission_pkey rename to idempotency_key_pkey');
    this.addSql('create view submission as select * from idempotency_key');
  }
}
