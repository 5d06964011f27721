import { Migration } from '@mikro-orm/migrations';

/**
 * Names the table of remembered answers after the header that it serves: a submission is a listing that is not approved
 * yet. The view keeps instances of the release before working while they are replaced.
 */
export class Migration20261121090000_idempotency_key extends Migration {
  override up(): void {
    this.addSql('alter table submission rename to idempotency_key');
    this.addSql('alter index submission_created rename to idempotency_key_created');
    this.addSql('alter index submission_pkey rename to idempotency_key_pkey');
    this.addSql('create view submission as select * from idempotency_key');
  }

  override down(): void {
    this.addSql('drop view submission');
    this.addSql('alter index idempotency_key_pkey rename to submission_pkey');
    this.addSql('alter index idempotency_key_created rename to submission_created');
    this.addSql('alter table idempotency_key rename to submission');
  }
}
