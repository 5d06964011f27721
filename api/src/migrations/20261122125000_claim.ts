import { Migration } from '@mikro-orm/migrations';
import { replaceActions } from './moderation-actions.ts';

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
    this.addSql(
      replaceActions("'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended', 'noted'"),
    );
  }
}
