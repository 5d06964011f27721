import { Migration } from '@mikro-orm/migrations';
import { replaceActions } from './moderation-actions.ts';

const before = `'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended', 'noted'`;

/** Links of owners, their changes that wait for a moderator, and figures per listing and day in Lagos. */
export class Migration20261122130000_ownership extends Migration {
  override up(): void {
    this.addSql(replaceActions(`${before}, 'changed', 'change_refused', 'withdrawn', 'shown'`));
    this.addSql('alter table moderation add column by_owner boolean not null default false');
    // An image that is null stays as it is, unless it is dropped.
    this.addSql(`
      create table change (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('company', 'job')),
        listing_id uuid not null unique,
        facts jsonb not null,
        image text,
        cover text,
        drops_image boolean not null default false,
        drops_cover boolean not null default false,
        notes jsonb not null default '[]',
        created_at timestamptz not null default now()
      )`);
    for (const column of ['image', 'cover'])
      this.addSql(
        `create index change_${column} on change (${column} collate "C") where ${column} is not null`,
      );
    this.addSql(`
      create table activity (
        listing_id uuid not null,
        day date not null,
        views integer not null default 0,
        reveals integer not null default 0,
        calls integer not null default 0,
        chats integer not null default 0,
        applies integer not null default 0,
        primary key (listing_id, day)
      )`);
    this.addSql('create index activity_day on activity (day)');
    // The table reveal stays for a release that runs beside this one, and is dropped later.
    this.addSql(
      'insert into activity (listing_id, day, reveals) select company_id, day, count from reveal',
    );
    this.addSql(`
      create function forget_listing() returns trigger language plpgsql as $$
        begin
          delete from change where listing_id = old.id;
          delete from activity where listing_id = old.id;
          return null;
        end $$`);
    for (const table of ['company', 'job']) {
      this.addSql(`alter table ${table} add column link_version smallint not null default 1`);
      this.addSql(
        `create trigger ${table}_forget after delete on ${table} for each row execute function forget_listing()`,
      );
    }
  }
}
