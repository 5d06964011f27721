-- Links of owners, their changes that wait for a moderator, and figures per listing and day in Lagos.

alter table moderation drop constraint moderation_action_check,
  add constraint moderation_action_check check (action in (
    'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended', 'noted', 'changed', 'change_refused',
    'withdrawn', 'shown'));

alter table moderation add column by_owner boolean not null default false;

-- An image that is null stays as it is, unless it is dropped.
create table change (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('company', 'job')),
  listing_id uuid not null unique,
  facts jsonb not null,
  image text,
  cover text,
  drops_image boolean not null default false,
  drops_cover boolean not null default false,
  notes jsonb not null default '[]',
  created_at timestamptz not null default now()
);

create index change_image on change (image collate "C") where image is not null;
create index change_cover on change (cover collate "C") where cover is not null;

create table activity (
  listing_id uuid not null,
  day date not null,
  views integer not null default 0,
  reveals integer not null default 0,
  calls integer not null default 0,
  chats integer not null default 0,
  applies integer not null default 0,
  primary key (listing_id, day)
);

create index activity_day on activity (day);

-- The table reveal stays for a release that runs beside this one, and is dropped later.
insert into activity (listing_id, day, reveals) select company_id, day, count from reveal;

create function forget_listing() returns trigger language plpgsql as $$
  begin
    delete from change where listing_id = old.id;
    delete from activity where listing_id = old.id;
    return null;
  end $$;

alter table company add column link_version smallint not null default 1;
create trigger company_forget after delete on company for each row execute function forget_listing();
alter table job add column link_version smallint not null default 1;
create trigger job_forget after delete on job for each row execute function forget_listing();
