-- Reports of listings and numbers, and the time until which a reported listing is held.

alter table moderation drop constraint moderation_action_check,
  add constraint moderation_action_check check (action in (
    'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended', 'noted', 'changed', 'change_refused',
    'withdrawn', 'shown', 'checked', 'claimed', 'claim_objected', 'claim_granted', 'claim_refused', 'held',
    'hold_ended', 'report_upheld', 'report_dismissed'));

alter table company add column held_until timestamptz;
create index company_held on company (held_until) where held_until is not null;
alter table job add column held_until timestamptz;
create index job_held on job (held_until) where held_until is not null;

-- A number is kept as a keyed hash (contacts/phones.ts). `subject` is the listing, or stands for the number.
create table report (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('company', 'job', 'number')),
  listing_id uuid,
  phone_hash text,
  subject uuid not null generated always as (coalesce(listing_id, md5(phone_hash)::uuid)) stored,
  reason text not null,
  words text,
  happened_on date,
  police_number text,
  email text,
  mailbox text,
  mark text,
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  held_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  check ((kind = 'number') = (listing_id is null))
);

create index report_subject on report (subject);
create index report_phone on report (phone_hash) where phone_hash is not null;
create index report_mailbox on report (mailbox);
create index report_email on report (lower(email));
