import { Migration } from '@mikro-orm/migrations';

const tables = { company: 'website', job: 'apply_link' } as const;

/** The web host and text fingerprint in the moderation log. */
const page = "web_host(coalesce(snapshot ->> 'website', snapshot ->> 'applyLink'))";
const print = "integers(snapshot -> 'textPrint')";

/** Screening notes of a submission (screening/), and the fingerprints that later ones are compared with. */
export class Migration20261120101000_screening extends Migration {
  override up(): void {
    this.addSql(`
      create function web_host(address text) returns text language sql immutable strict parallel safe as $$
        select lower(substring(address from '^https?://(?:www\\.)?([^/:?#]+)'))
      $$`);
    this.addSql(`
      create function integers(numbers jsonb) returns integer[] language sql immutable strict parallel safe as $$
        select case when jsonb_typeof(numbers) = 'array'
          then array(select number::integer from jsonb_array_elements_text(numbers) number) end
      $$`);
    for (const [table, link] of Object.entries(tables)) {
      this.addSql(
        `alter table ${table} add column notes jsonb not null default '[]', add column text_print integer[] not null default '{}'`,
      );
      this.addSql(`create index ${table}_text_print on ${table} using gin (text_print)`);
      this.addSql(
        `create index ${table}_web_host on ${table} (web_host(${link}), created_at desc)`,
      );
    }
    this.addSql("alter table inquiry add column notes jsonb not null default '[]'");
    this.addSql(
      `create index moderation_text_print on moderation using gin (${print}) where action = 'rejected' and snapshot is not null`,
    );
    this.addSql(
      `create index moderation_web_host on moderation ((${page}), created_at desc, id desc) where snapshot is not null`,
    );
  }
}
