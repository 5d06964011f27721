-- Partners (partners/partners.service.ts) and what they have sent (submissions/partner-submissions.service.ts).

create table partner (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  key_hash text not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz
);

create unique index partner_name on partner (lower(name)) where revoked_at is null;

-- Outlives the listing, which is deleted when it is rejected or withdrawn.
create table partner_submission (
  reference text primary key,
  partner_id uuid not null references partner on delete cascade,
  kind text not null check (kind in ('company', 'job')),
  listing_id uuid not null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz
);

create index partner_submission_partner on partner_submission (partner_id);
