import { Migration } from '@mikro-orm/migrations';

/** A company's photo and its second number, both optional. */
export class Migration20261122100000_cover_and_whatsapp extends Migration {
  override up(): void {
    this.addSql('alter table company add column cover text, add column whatsapp text');
    this.addSql(
      'create index company_cover on company (cover collate "C") where cover is not null',
    );
  }
}
