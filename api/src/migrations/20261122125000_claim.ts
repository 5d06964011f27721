import { Migration } from '@mikro-orm/migrations';

const actions = (names: string) =>
  `alter table moderation drop constraint moderation_action_check,
     add constraint moderation_action_check check (action in (${names}))`;

/** The submission that each moderator is reading (moderation/claims.service.ts), and notes in the moderation log. */
export class Migration20261122125000_claim extends Migration {
  override up(): void {
    this.addSql(`
      create table claim (
        account_id uuid primary key references account on delete cascade,
        listing_id uuid not null,
        claimed_at timestamptz not null default now(),
        renewed_at timestamptz not null default now()
      )`);
    this.addSql(actions("'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended', 'noted'"));
  }

  override down(): void {
    this.addSql('drop table claim');
    this.addSql("delete from moderation where action = 'noted'");
    this.addSql(actions("'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended'"));
  }
}
