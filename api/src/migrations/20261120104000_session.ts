import { Migration } from '@mikro-orm/migrations';

/** Sessions (auth/sessions.ts): a token is valid while its row exists and was used within the hour. */
export class Migration20261120104000_session extends Migration {
  override up(): void {
    this.addSql(`
      create table session (
        id uuid primary key default gen_random_uuid(),
        account_id uuid not null references account on delete cascade,
        created_at timestamptz not null default now(),
        used_at timestamptz not null default now()
      )`);
    this.addSql('create index session_account_id on session (account_id)');
    this.addSql('create index session_used_at on session (used_at)');
  }
}
