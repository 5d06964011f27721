-- The last public change of a listing after its approval (triggers: public-columns.ts); until now it was read from the log.

alter table company add column updated_at timestamptz;
alter table job add column updated_at timestamptz;

create function note_update() returns trigger language plpgsql as $$
  begin
    new.updated_at = now();
    return new;
  end
$$;

-- Only rows that were changed after their approval are written.
update company set updated_at = changed.at from (
  select listing_id, max(created_at) as at from (
    select listing_id, created_at from moderation where kind = 'company' and action not in (
      'approved', 'noted', 'change_refused', 'claimed', 'claim_objected', 'claim_refused')
    union all select company_id, checked_at from proof) entry
  group by listing_id) changed
  where company.id = changed.listing_id and status <> 'pending';

update job set updated_at = changed.at from (
  select listing_id, max(created_at) as at from moderation
  where kind = 'job' and action not in ('approved', 'noted', 'change_refused') group by listing_id) changed
  where job.id = changed.listing_id and status <> 'pending';

-- For those who follow a list (updatedSince).
create index company_updated on company (greatest(approved_at, updated_at)) where status = 'live';
create index job_updated on job (greatest(approved_at, updated_at)) where status = 'live';
-- PostgreSQL takes no statistics from a partial index, and would read the whole list.
create statistics company_updated on (greatest(approved_at, updated_at)) from company;
create statistics job_updated on (greatest(approved_at, updated_at)) from job;
