-- Indexes for queries that scanned whole tables: totals of filtered lists (index-only scans of `_due`), ended
-- listings, the feeds (`_newest`) and the moderators' latest approvals (`_approved`).

drop index company_due;
create index company_due on company (expires_at) include (service_types) where status = 'live';
drop index job_due;
create index job_due on job (expires_at) include (type) where status = 'live';
create index company_hidden on company (expires_at) where status = 'hidden';
create index company_newest on company (created_at desc nulls last, id) where status = 'live';
create index company_approved on company (approved_at desc nulls last, id) where status = 'live';
create index job_hidden on job (expires_at) where status = 'hidden';
create index job_newest on job (coalesce(approved_at, created_at) desc nulls last, id) where status = 'live';
create index job_approved on job (approved_at desc nulls last, id) where status = 'live';
