-- A search without results is repeated with up to two wrong letters per word (search/).

create extension if not exists fuzzystrmatch;

create function resembling(word text, words text) returns boolean language sql immutable strict parallel safe as $$
  select exists (
    select from regexp_split_to_table(words, '[^[:alnum:]]+') as other
    where length(other) between length(word) - 2 and length(word) + 2
      and public.levenshtein_less_equal(other, word, 2) <= 2)
$$;
