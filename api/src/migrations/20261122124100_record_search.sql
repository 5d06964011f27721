-- Searches of moderators: the log by reference and text, companies by owner; the plan and the changes of a decision.

create function snapshot_text(snapshot jsonb) returns text language sql immutable strict parallel safe as $$
  select public.folded(coalesce(snapshot ->> 'name', snapshot ->> 'title', '') || E'\n' ||
    coalesce(snapshot ->> 'company', '') || E'\n' || coalesce(snapshot ->> 'ownerName', '') || E'\n' ||
    coalesce(snapshot ->> 'location', '') || E'\n' || coalesce(snapshot ->> 'description', ''))
$$;

create index moderation_words on moderation using gin (snapshot_text(snapshot) gin_trgm_ops)
  where snapshot is not null;

create index moderation_reference on moderation ((snapshot ->> 'reference')) where snapshot is not null;
create index company_owner on company using gin (folded(owner_name) gin_trgm_ops);
alter table moderation add column plan text, add column changes jsonb;
