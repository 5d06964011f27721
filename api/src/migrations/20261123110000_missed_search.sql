-- Searches without a match, per day: what was read out of them, such as `companies lagos/yaba - van`, and no word of
-- them.

create table missed_search (
  day date not null,
  search text not null,
  count integer not null,
  primary key (day, search)
);
