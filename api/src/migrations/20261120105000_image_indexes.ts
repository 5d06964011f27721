import { Migration } from '@mikro-orm/migrations';

/** For the lookup of each served image, in byte order as storages list them (listing-images/image-use.service.ts). */
export class Migration20261120105000_image_indexes extends Migration {
  override up(): void {
    for (const table of ['company', 'job']) {
      this.addSql(
        `create index if not exists ${table}_image on ${table} (image collate "C") where image is not null`,
      );
    }
  }
}
