-- Moderators.

create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  password_hash text not null,
  is_admin boolean not null default false,
  active boolean not null default true,
  token_version integer not null default 0,
  created_at timestamptz not null default now()
);
