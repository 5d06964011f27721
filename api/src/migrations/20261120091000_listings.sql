-- Companies, jobs, decisions, and responses by idempotency key.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only stable, since its dictionary may change, but an index needs an immutable function. Names are
-- qualified because a restore runs without a search path.
create function folded(words text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary,
    regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')))
$$;

create function containing(word text) returns text language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(public.folded(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

create function wire_time(moment timestamptz) returns text language sql stable strict parallel safe as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create table company (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'pending' check (status in ('pending', 'live', 'hidden')),
  plan text not null check (plan in ('free', 'featured', 'premium')),
  wished_plan text not null check (wished_plan in ('free', 'featured', 'premium')),
  plan_rank smallint not null generated always as
    (case plan when 'premium' then 2 when 'featured' then 1 else 0 end) stored,
  email text not null check (length(email) <= 254),
  cac_number text not null check (cac_number ~ '^(RC|BN|IT|LP|LLP)[0-9]{2,8}$'),
  image text,
  views integer not null default 0 check (views >= 0),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  expires_at timestamptz,
  check (status = 'pending' or (approved_at is not null and expires_at is not null)),
  name text not null check (length(name) between 1 and 120),
  owner_name text check (length(owner_name) <= 120),
  phone text not null check (phone ~ '^\+[0-9]{6,15}$'),
  address text not null check (length(address) between 1 and 300),
  location text not null check (length(location) between 1 and 300),
  description text check (length(description) <= 5000),
  category text not null check (length(category) between 1 and 60),
  service_types text[] not null
    check (service_types <@ array['bike', 'van', 'air'] and cardinality(service_types) > 0),
  price_range text not null check (length(price_range) between 1 and 80),
  website text check (length(website) <= 2048),
  rating real check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  search_text text not null generated always as
    (folded(name || E'\n' || location || E'\n' || category || E'\n' || coalesce(description, ''))) stored
);

create table job (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'pending' check (status in ('pending', 'live', 'hidden')),
  plan text not null check (plan in ('basic', 'featured', 'premium')),
  wished_plan text not null check (wished_plan in ('basic', 'featured', 'premium')),
  plan_rank smallint not null generated always as
    (case plan when 'premium' then 2 when 'featured' then 1 else 0 end) stored,
  email text not null check (length(email) <= 254),
  cac_number text not null check (cac_number ~ '^(RC|BN|IT|LP|LLP)[0-9]{2,8}$'),
  image text,
  views integer not null default 0 check (views >= 0),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  expires_at timestamptz,
  check (status = 'pending' or (approved_at is not null and expires_at is not null)),
  title text not null check (length(title) between 1 and 120),
  company text not null check (length(company) between 1 and 120),
  location text not null check (length(location) between 1 and 120),
  type text not null check (type in ('full-time', 'part-time', 'contract')),
  salary text check (length(salary) <= 80),
  description text not null check (length(description) between 1 and 10000),
  requirements text[] not null default '{}' check (cardinality(requirements) <= 30),
  apply_link text not null check (apply_link ~ '^https?://' and length(apply_link) <= 2048),
  search_text text not null generated always as
    (folded(title || E'\n' || company || E'\n' || location || E'\n' || description)) stored
);

-- `_public` is for pages of the public list, `_search` for searches (both have live rows only), `_pending` for the
-- moderators' queue and `_due` for the schedule.
create index company_public on company (plan_rank desc, approved_at desc, id desc) where status = 'live';
create index company_search on company using gin (search_text gin_trgm_ops) where status = 'live';
create index company_pending on company (created_at, id) where status = 'pending';
create index company_due on company (expires_at) where status = 'live';
create index job_public on job (plan_rank desc, approved_at desc, id desc) where status = 'live';
create index job_search on job using gin (search_text gin_trgm_ops) where status = 'live';
create index job_pending on job (created_at, id) where status = 'pending';
create index job_due on job (expires_at) where status = 'live';

create table moderation (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('company', 'job')),
  listing_id uuid not null,
  action text not null check (action in ('approved', 'rejected', 'edited', 'renewed', 'ended')),
  moderator_id uuid references account on delete set null,
  reason text,
  snapshot jsonb,
  created_at timestamptz not null default now()
);

create index moderation_listing on moderation (kind, listing_id);
create index moderation_snapshot on moderation (created_at) where snapshot is not null;

create table submission (
  call text not null,
  key text not null,
  body_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (call, key)
);

create index submission_created on submission (created_at);

create table reveal (
  company_id uuid not null references company on delete cascade,
  day date not null,
  count integer not null default 1,
  primary key (company_id, day)
);
