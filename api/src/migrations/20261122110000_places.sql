-- Where a listing is (a path of contract/gazetteer.json), how far a company delivers, and what a job pays by the
-- month. The state has an index in the order of the public list, the place one with all that the counts by place need.

alter table company add column place text check (length(place) <= 80);
alter table company add column state text generated always as (split_part(place, '/', 1)) stored;
alter table job add column place text check (length(place) <= 80);
alter table job add column state text generated always as (split_part(place, '/', 1)) stored;

alter table company
  add column reach text check (reach in ('area', 'city', 'state', 'states', 'nationwide', 'abroad')),
  add column reach_states text[] not null default '{}' check (cardinality(reach_states) <= 37);

alter table job
  add column salary_period text check (salary_period in ('day', 'week', 'month', 'trip')),
  add column monthly_pay integer check (monthly_pay > 0);

create index company_state on company (state, plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live';

create index company_place on company (place, plan_rank desc, approved_at desc, id desc)
  include (expires_at, service_types)
  where status = 'live';

create index job_state on job (state, plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live';

create index job_place on job (place, plan_rank desc, approved_at desc, id desc) include (expires_at, type)
  where status = 'live';

create index job_pay on job (monthly_pay desc nulls last, id) include (expires_at) where status = 'live';
