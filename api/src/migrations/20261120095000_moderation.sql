-- Hiding, answered inquiries, and indexes for the moderators' reads.

alter table moderation drop constraint moderation_action_check,
  add constraint moderation_action_check check (action in (
    'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended'));

alter table inquiry add column answered_at timestamptz;

-- For related listings (listing-api/relations.ts): the latest per value, and names by trigrams.
create index company_cac_number on company (cac_number, created_at desc);
create index company_email on company (lower(email), created_at desc);
create index company_name on company using gin (folded(name) gin_trgm_ops);
create index company_created on company (created_at);
create index job_cac_number on job (cac_number, created_at desc);
create index job_email on job (lower(email), created_at desc);
create index job_name on job using gin (folded(company) gin_trgm_ops);
create index job_created on job (created_at);
create index company_phone on company (phone, created_at desc);
create index moderation_newest on moderation (created_at desc, id desc);

-- The same for the moderation log.
create index moderation_cac_number on moderation ((snapshot ->> 'cacNumber'), created_at desc, id desc)
  where snapshot is not null;
create index moderation_phone on moderation ((snapshot ->> 'phone'), created_at desc, id desc)
  where snapshot is not null;
create index moderation_email on moderation ((lower(snapshot ->> 'email')), created_at desc, id desc)
  where snapshot is not null;
