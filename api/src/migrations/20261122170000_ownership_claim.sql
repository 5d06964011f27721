-- People who say that a company is theirs (ownership-claims/).

create table ownership_claim (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  name text not null,
  role text not null,
  phone text not null,
  email text not null,
  words text not null,
  code text not null,
  state text not null default 'open' check (state in ('open', 'objected', 'granted', 'refused', 'lapsed')),
  owner_confirmed boolean not null default false,
  created_at timestamptz not null default now(),
  object_until timestamptz not null,
  decided_at timestamptz
);

create unique index ownership_claim_open on ownership_claim (company_id, lower(email))
  where decided_at is null;

create index ownership_claim_company on ownership_claim (company_id);

alter table moderation drop constraint moderation_action_check,
  add constraint moderation_action_check check (action in (
    'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended', 'noted', 'changed', 'change_refused',
    'withdrawn', 'shown', 'checked', 'claimed', 'claim_objected', 'claim_granted', 'claim_refused'));
