-- Two words of live listings that a folded word is typed together of; null for one that nearest_word() takes for known.
create function parted_word(asked text) returns text language sql stable strict parallel safe as $$
  select left(asked, n) || ' ' || substr(asked, n + 1) from generate_series(3, length(asked) - 3) n
  where exists (select from public.search_word where word = left(asked, n))
    and exists (select from public.search_word where word = substr(asked, n + 1))
    and not exists (select from public.search_word where stem = (ts_lexize('english_stem', asked))[1])
    and not exists (select from public.search_word where word ^@ asked)
  order by n limit 1
$$;
