import { Migration } from '@mikro-orm/migrations';

/** Searches of moderators: the log by reference and text, companies by owner; the plan and the changes of a decision. */
export class Migration20261122124100_record_search extends Migration {
  override up(): void {
    this.addSql(`
      create function snapshot_text(snapshot jsonb) returns text language sql immutable strict parallel safe as $$
        select public.folded(coalesce(snapshot ->> 'name', snapshot ->> 'title', '') || E'\\n' ||
          coalesce(snapshot ->> 'company', '') || E'\\n' || coalesce(snapshot ->> 'ownerName', '') || E'\\n' ||
          coalesce(snapshot ->> 'location', '') || E'\\n' || coalesce(snapshot ->> 'description', ''))
      $$`);
    const logged = 'where snapshot is not null';
    this.addSql(
      `create index moderation_words on moderation using gin (snapshot_text(snapshot) gin_trgm_ops) ${logged}`,
    );
    this.addSql(
      `create index moderation_reference on moderation ((snapshot ->> 'reference')) ${logged}`,
    );
    this.addSql(
      'create index company_owner on company using gin (folded(owner_name) gin_trgm_ops)',
    );
    this.addSql('alter table moderation add column plan text, add column changes jsonb');
  }
}
