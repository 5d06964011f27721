-- Sessions (auth/sessions.ts): a token is valid while its row exists and was used within the hour.

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);

create index session_account_id on session (account_id);
create index session_used_at on session (used_at);
