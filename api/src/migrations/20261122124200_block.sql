-- Contacts that moderators have blocked (contacts/blocks.service.ts), as they are written: moderators have to know
-- whom.

create table block (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('phone', 'email', 'domain', 'cacNumber')),
  value text not null check (length(value) between 1 and 254),
  reason text not null check (length(reason) between 1 and 300),
  moderator_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  unique (type, value)
);

create index block_key on block ((type || ' ' || value));
