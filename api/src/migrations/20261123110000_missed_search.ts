import { Migration } from '@mikro-orm/migrations';

/** Searches without a match, per day: what was read out of them, such as `companies lagos/yaba - van`, and no word of them. */
export class Migration20261123110000_missed_search extends Migration {
  override up(): void {
    this.addSql(`
      create table missed_search (
        day date not null,
        search text not null,
        count integer not null,
        primary key (day, search)
      )`);
  }
}
