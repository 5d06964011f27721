-- Inquiries about advertising and sponsorship.

create table inquiry (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  phone text not null check (phone ~ '^\+[0-9]{6,15}$'),
  company text check (length(company) <= 120),
  interest text not null check (interest in ('advertisement', 'sponsorship', 'partnership', 'other')),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);

create index inquiry_newest on inquiry (created_at desc, id);
