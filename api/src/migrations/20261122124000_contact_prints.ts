import { Migration } from '@mikro-orm/migrations';
import { contactPrintsOf, type Facts } from '../screening/screening-input.ts';

const BATCH_SIZE = 2_000;

/** Columns of the two tables under the names of their fields; the snapshots of the log have these names. */
const facts = {
  company: `email, phone, whatsapp, cac_number as "cacNumber", website, name, address, price_range as "priceRange", description`,
  job: `email, cac_number as "cacNumber", apply_link as "applyLink", salary, title, company, description, requirements`,
};
const tables = ['company', 'job'] as const;

/**
 * Contacts in fields and texts as keyed hashes, also of earlier listings. The indexes of single fields stay for the
 * release before, which runs beside this one during an upgrade.
 */
export class Migration20261122124000_contact_prints extends Migration {
  override async up(): Promise<void> {
    for (const table of tables) {
      await this.execute(
        `alter table ${table} add column contact_prints text[] not null default '{}'`,
      );
      await this.fill(
        table,
        `select id::text, to_jsonb(fact) as facts from
           (select id, ${facts[table]} from ${table} where id > ? order by id limit ?) fact`,
        `update ${table} set contact_prints = array(select jsonb_array_elements_text(read.prints))
         from jsonb_to_recordset(?::jsonb) as read (id uuid, prints jsonb) where ${table}.id = read.id`,
        '00000000-0000-0000-0000-000000000000',
      );
      this.addSql(`create index ${table}_contact_prints on ${table} using gin (contact_prints)`);
      await this.fill(
        table,
        `select id::text, snapshot as facts from moderation
         where snapshot is not null and kind = '${table}' and id > ? order by id limit ?`,
        `update moderation set snapshot = snapshot || jsonb_build_object('contactPrints', read.prints)
         from jsonb_to_recordset(?::jsonb) as read (id bigint, prints jsonb) where moderation.id = read.id`,
        '0',
      );
    }
    this.addSql(
      `create index moderation_contact_prints on moderation using gin ((snapshot -> 'contactPrints')) where snapshot is not null`,
    );
  }

  private async fill(kind: 'company' | 'job', select: string, update: string, first: string) {
    for (let last = first; ;) {
      const rows = (await this.execute(select, [last, BATCH_SIZE])) as {
        id: string;
        facts: Facts;
      }[];
      if (rows.length === 0) return;
      last = rows.at(-1)?.id ?? last;
      const read = rows.map(({ id, facts }) => ({ id, prints: contactPrintsOf(kind, facts) }));
      await this.execute(update, [JSON.stringify(read)]);
    }
  }
}
