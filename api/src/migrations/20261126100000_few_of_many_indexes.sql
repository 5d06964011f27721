-- Indexes of the few public listings with an unpaid wish or a rating, so that no whole table is read for them.

create index if not exists company_unpaid on company (plan_rank desc, approved_at desc, id desc)
  include (expires_at)
  where status = 'live' and case wished_plan when 'premium' then 2 when 'featured' then 1 else 0 end > plan_rank;

create index if not exists job_unpaid on job (plan_rank desc, approved_at desc, id desc)
  include (expires_at)
  where status = 'live' and case wished_plan when 'premium' then 2 when 'featured' then 1 else 0 end > plan_rank;

create index if not exists company_rated on company (expires_at) include (rating)
  where status = 'live' and rating is not null;
