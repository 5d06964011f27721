-- Answers of visitors to “Did they answer?” per company and hour in Lagos: no person is in it.

create table answer_day (
  company_id uuid not null references company on delete cascade,
  day date not null,
  hour smallint not null,
  yes integer not null default 0,
  no integer not null default 0,
  wrong integer not null default 0,
  primary key (company_id, day, hour)
);

create index answer_day_day on answer_day (day);
