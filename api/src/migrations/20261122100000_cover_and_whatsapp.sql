-- A company's photo and its second number, both optional.

alter table company add column cover text, add column whatsapp text;
create index company_cover on company (cover collate "C") where cover is not null;
