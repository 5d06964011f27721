-- Makes the cost of a search independent of the size of the list: indexes of the list by its filters, an index of
-- letters for words too short for trigrams, and a table of words to look up mistyped ones.

create function letter_pairs(words text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select first || second
    from unnest(string_to_array(words, null), (string_to_array(words, null))[2:]) as pair (first, second)
    where second is not null)
$$;

-- Takes 0.2 ms; starting parallel workers for so few rows would take a hundred times as long.
create function spelling(words text) returns text[] language sql immutable strict parallel restricted cost 500 as $$
  select string_to_array(words, null) || public.letter_pairs(words)
$$;

create table search_word (word text not null);
create index company_spelling on company using gin ((spelling(search_text) collate "C")) where status = 'live';
-- No plan depends on letter frequencies, and gathering them takes half a minute per analyze.
alter index company_spelling alter column 1 set statistics 0;
-- With the default target of 100, a word in one of sixty rows is estimated as absent.
alter table company alter column search_text set statistics 400;
drop index company_public;

-- In the order of the public list; including the end, so that a list is counted by an index-only scan.
create index company_public on company (plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live';

-- The words that are not stored yet. Duplicates by concurrent transactions are harmless: readers deduplicate.
insert into public.search_word (word)
  select word from (select distinct word from (
    select unnest(tsvector_to_array(to_tsvector('simple', search_text))) as word
    from company where status = 'live') source) source
  where length(word) between 3 and 40
    and not exists (select from public.search_word known where known.word = source.word);

create index job_spelling on job using gin ((spelling(search_text) collate "C")) where status = 'live';
alter index job_spelling alter column 1 set statistics 0;
alter table job alter column search_text set statistics 400;
drop index job_public;

create index job_public on job (plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live';

insert into public.search_word (word)
  select word from (select distinct word from (
    select unnest(tsvector_to_array(to_tsvector('simple', search_text))) as word
    from job where status = 'live') source) source
  where length(word) between 3 and 40
    and not exists (select from public.search_word known where known.word = source.word);

create index company_bike on company (plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live' and service_types @> '{bike}';

create index company_van on company (plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live' and service_types @> '{van}';

create index company_air on company (plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live' and service_types @> '{air}';

create index job_type on job (type, plan_rank desc, approved_at desc, id desc) include (expires_at)
  where status = 'live';

create index search_word_exact on search_word (word);
create index search_word_near on search_word using gin (word gin_trgm_ops);

-- Public listings only, so that suggestions do not reveal words of pending ones.
create function remember_added_words() returns trigger language plpgsql as $$
  begin
    insert into public.search_word (word)
      select word from (select distinct word from (
        select unnest(tsvector_to_array(to_tsvector('simple', search_text))) as word
        from added where status = 'live') source) source
      where length(word) between 3 and 40
        and not exists (select from public.search_word known where known.word = source.word);
    return null;
  end
$$;

create function remember_changed_words() returns trigger language plpgsql as $$
  begin
    insert into public.search_word (word)
      select word from (select distinct word from (
        select unnest(tsvector_to_array(to_tsvector('simple', new.search_text))) as word) source) source
      where length(word) between 3 and 40
        and not exists (select from public.search_word known where known.word = source.word);
    return null;
  end
$$;

create trigger company_words_insert after insert on company referencing new table as added
  for each statement execute function remember_added_words();

create trigger company_words_update after update on company for each row
  when (new.status = 'live' and (old.status <> 'live' or old.search_text <> new.search_text))
  execute function remember_changed_words();

create trigger job_words_insert after insert on job referencing new table as added
  for each statement execute function remember_added_words();

create trigger job_words_update after update on job for each row
  when (new.status = 'live' and (old.status <> 'live' or old.search_text <> new.search_text))
  execute function remember_changed_words();

-- With two letters swapped, a word of five letters keeps a third of its trigrams.
create function words_near(asked text) returns setof text language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.3 as $$
  select word from public.search_word
  where asked operator(public.<%) word and word <> asked
    and length(word) between length(asked) - 2 and length(asked) + 2
    and public.levenshtein_less_equal(word, asked, 2) <= 2
  group by word order by public.levenshtein(word, asked), word limit 8
$$;
