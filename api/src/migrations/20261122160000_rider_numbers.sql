-- Further numbers of companies, for checks whose a number is: `+2348057654321 Rider in Yaba`.

alter table company add column rider_numbers text[] not null default '{}';

create function numbers_in(lines text[]) returns text[] language sql immutable strict parallel safe as $$
  select array(select split_part(line, ' ', 1) from unnest(lines) line) $$;

create index company_rider_numbers on company using gin (numbers_in(rider_numbers));
create index company_whatsapp on company (whatsapp) where whatsapp is not null;
