-- Submissions that are reviewed after the others, in the order of the moderators' queue; mails for a later time.

alter table company add is_held boolean not null default false;
drop index company_pending;
create index company_pending on company (is_held, created_at, id) where status = 'pending';
alter table job add is_held boolean not null default false;
drop index job_pending;
create index job_pending on job (is_held, created_at, id) where status = 'pending';
alter table mail add send_after timestamptz;
