import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import type { MigrationObject } from '@mikro-orm/postgresql';
import { Migration20261122110200_places_of_listings } from './20261122110200_places_of_listings.ts';
import { Migration20261122124000_contact_prints } from './20261122124000_contact_prints.ts';

/** Those that compute values by rules of the product. */
const computed = [
  Migration20261122110200_places_of_listings,
  Migration20261122124000_contact_prints,
];

/** Every migration, oldest first, under its name in the table of those that have run. */
export const migrations: MigrationObject[] = [
  ...readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.sql'))
    .map(inFile),
  ...computed.map((migration) => ({ name: migration.name, class: migration })),
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The statements of a file such as `20261120090000_account.sql`. */
function inFile(file: string) {
  class InFile extends Migration {
    override up(): void {
      this.addSql(readFileSync(join(import.meta.dirname, file), 'utf8'));
    }
  }
  return { name: `Migration${file.replace('.sql', '')}`, class: InFile };
}
