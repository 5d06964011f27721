-- Indexes of the few public listings with screening notes, so that no whole table is read for them.

create index if not exists company_flagged on company (plan_rank desc, approved_at desc, id desc)
  include (expires_at)
  where status = 'live' and notes <> '[]';

create index if not exists job_flagged on job (plan_rank desc, approved_at desc, id desc)
  include (expires_at)
  where status = 'live' and notes <> '[]';
