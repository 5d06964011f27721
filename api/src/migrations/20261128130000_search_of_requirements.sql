-- The search of jobs also reads their requirements, which their cards show, with the weight of the description.

-- A generated column needs an immutable function, which array_to_string is not for every type.
create function search_words(lines text[]) returns text language sql immutable strict parallel safe as $$
  select public.search_words(array_to_string(lines, ' '))
$$;

-- Takes its indexes along.
alter table job drop column search;
alter table job add column search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', search_words(title))
      || to_tsvector('pg_catalog.simple', search_words(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', search_words(location || ' ' || type)), 'B')
    || setweight(to_tsvector('pg_catalog.english', search_words(company)), 'C')
    || setweight(to_tsvector('pg_catalog.english', search_words(description) || ' ' || search_words(requirements)), 'D')
  ) stored;

create index job_words on job using gin (search) with (fastupdate = off) where status = 'live';
create index job_words_a on job using gin (ts_filter(search, '{a}')) with (fastupdate = off)
  where status = 'live';
create index job_words_ab on job using gin (ts_filter(search, '{a,b}')) with (fastupdate = off)
  where status = 'live';
create index job_words_abc on job using gin (ts_filter(search, '{a,b,c}')) with (fastupdate = off)
  where status = 'live';
