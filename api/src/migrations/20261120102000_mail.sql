-- The outbox, and submissions for the next digest.

create table mail (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  listing_id uuid,
  letter jsonb,
  good_until timestamptz,
  created_at timestamptz not null default now(),
  queued_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz
);

create index mail_waiting on mail (created_at) where queued_at is null;
create index mail_failed on mail (failed_at) where failed_at is not null;
create index mail_created on mail (created_at);
create index mail_listing on mail (listing_id) where sent_at is null;

create table unannounced (
  kind text not null check (kind in ('company', 'job')),
  listing_id uuid primary key
);
