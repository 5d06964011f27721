-- The search of jobs also reads their pay ("and accommodation"), which their cards show, with the weight of the description.

-- Takes its indexes along.
alter table job drop column search;
alter table job add column search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', search_words(title))
      || to_tsvector('pg_catalog.simple', search_words(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', search_words(location || ' ' || type)), 'B')
    || setweight(to_tsvector('pg_catalog.english', search_words(company)), 'C')
    || setweight(to_tsvector('pg_catalog.english', search_words(description)
      || ' ' || search_words(requirements) || ' ' || search_words(coalesce(salary, ''))), 'D')
  ) stored;

create index job_words on job using gin (search) with (fastupdate = off) where status = 'live';
create index job_words_a on job using gin (ts_filter(search, '{a}')) with (fastupdate = off)
  where status = 'live';
create index job_words_ab on job using gin (ts_filter(search, '{a,b}')) with (fastupdate = off)
  where status = 'live';
create index job_words_abc on job using gin (ts_filter(search, '{a,b,c}')) with (fastupdate = off)
  where status = 'live';
