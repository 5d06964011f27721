-- Full-text search: a weighted `search` column with its indexes, in place of the index of letters. Corrections of
-- mistyped words come from the words of live listings, by stem, so that `drivers` is known where `driver` is.

-- Only words and digits are left, since the parser takes a/b for a file and a.b for a host. A word with a hyphen is
-- found by its parts and as one. Names are qualified because a restore runs without a search path.
create function search_words(words text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(public.folded(words), '[''’]', '', 'g'),
    '([[:alnum:]]+)-([[:alnum:]]+)', '\1\2 \1 \2', 'g'), '[^[:alnum:]]+', ' ', 'g')
$$;

-- The name also with its words as they are: the dictionary takes a dispatcher for a dispatch.
alter table company add column search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', search_words(name))
      || to_tsvector('pg_catalog.simple', search_words(name)), 'A')
    || setweight(to_tsvector('pg_catalog.english', search_words(location || ' ' || category)), 'B')
    || setweight(to_tsvector('pg_catalog.english', search_words(coalesce(description, ''))), 'D')
  ) stored;

create index company_words on company using gin (search) with (fastupdate = off) where status = 'live';

create index company_words_a on company using gin (ts_filter(search, '{a}')) with (fastupdate = off)
  where status = 'live';

create index company_words_ab on company using gin (ts_filter(search, '{a,b}')) with (fastupdate = off)
  where status = 'live';

drop index company_spelling;
alter table company alter column search_text set statistics -1;

alter table job add column search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', search_words(title))
      || to_tsvector('pg_catalog.simple', search_words(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', search_words(location || ' ' || type)), 'B')
    || setweight(to_tsvector('pg_catalog.english', search_words(company)), 'C')
    || setweight(to_tsvector('pg_catalog.english', search_words(description)), 'D')
  ) stored;

create index job_words on job using gin (search) with (fastupdate = off) where status = 'live';

create index job_words_a on job using gin (ts_filter(search, '{a}')) with (fastupdate = off)
  where status = 'live';

create index job_words_ab on job using gin (ts_filter(search, '{a,b}')) with (fastupdate = off)
  where status = 'live';

create index job_words_abc on job using gin (ts_filter(search, '{a,b,c}')) with (fastupdate = off)
  where status = 'live';

drop index job_spelling;
alter table job alter column search_text set statistics -1;
drop function spelling(text), letter_pairs(text), resembling(text, text), words_near(text);
alter table search_word add column stem text generated always as ((ts_lexize('english_stem', word))[1]) stored;
create index search_word_stem on search_word (stem);
create index search_word_beginning on search_word (word text_pattern_ops);

-- A correction keeps the first letter and two thirds of the letters; two letters in the wrong order are one mistake.
create function is_typo(asked text, word text) returns boolean language sql immutable strict parallel safe as $$
  select asked <> word and left(asked, 1) = left(word, 1)
    and abs(length(asked) - length(word)) <= 2
    and (public.levenshtein_less_equal(asked, word, 2) <= least(length(asked) / 3, 2)
      or (length(asked) = length(word) and public.levenshtein_less_equal(asked, word, 2) = 2
        and (select string_agg(letter, '' order by letter) from regexp_split_to_table(asked, '') letter)
          = (select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') letter)))
$$;

-- With two letters swapped, a word of five letters keeps a third of its trigrams.
create function nearest_word(asked text, places text[]) returns text language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.3 as $$
  select word from (
    select word, 0 as source from public.search_word
      where asked operator(public.<%) word and public.is_typo(asked, word)
    union all select name, 1 from unnest(places) name where public.is_typo(asked, name)
  ) near
  where not asked = any(places) and not exists (
    select from public.search_word known
    where known.stem = (ts_lexize('english_stem', asked))[1] or known.word ^@ asked)
  order by public.levenshtein(word, asked), source, public.similarity(word, asked) desc, word limit 1
$$;
