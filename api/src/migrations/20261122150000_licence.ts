import { Migration } from '@mikro-orm/migrations';

/** The courier licence as a company sends it, for moderators. */
export class Migration20261122150000_licence extends Migration {
  override up(): void {
    this.addSql(`
      alter table company add column licence_number text,
        add column licence_class text check (licence_class in ('state', 'regional', 'national', 'international')),
        add column licence_until date`);
  }
}
