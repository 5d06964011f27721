-- Screening notes of a submission (screening/), and the fingerprints that later ones are compared with.

create function web_host(address text) returns text language sql immutable strict parallel safe as $$
  select lower(substring(address from '^https?://(?:www\.)?([^/:?#]+)'))
$$;

create function integers(numbers jsonb) returns integer[] language sql immutable strict parallel safe as $$
  select case when jsonb_typeof(numbers) = 'array'
    then array(select number::integer from jsonb_array_elements_text(numbers) number) end
$$;

alter table company add column notes jsonb not null default '[]', add column text_print integer[] not null default '{}';
create index company_text_print on company using gin (text_print);
create index company_web_host on company (web_host(website), created_at desc);
alter table job add column notes jsonb not null default '[]', add column text_print integer[] not null default '{}';
create index job_text_print on job using gin (text_print);
create index job_web_host on job (web_host(apply_link), created_at desc);
alter table inquiry add column notes jsonb not null default '[]';

create index moderation_text_print on moderation using gin (integers(snapshot -> 'textPrint'))
  where action = 'rejected' and snapshot is not null;

create index moderation_web_host
  on moderation ((web_host(coalesce(snapshot ->> 'website', snapshot ->> 'applyLink'))), created_at desc, id desc)
  where snapshot is not null;
