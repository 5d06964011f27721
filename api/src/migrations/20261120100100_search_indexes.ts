import { Migration } from '@mikro-orm/migrations';

/** The distinct words of a text as the search compares them. */
const wordsIn = (text: string) =>
  `unnest(tsvector_to_array(to_tsvector('simple', ${text}))) as word`;

/** The words that are not stored yet. Duplicates by concurrent transactions are harmless: readers deduplicate. */
const remember = (source: string) => `
  insert into public.search_word (word)
    select word from (select distinct word from ${source}) source
    where length(word) between 3 and 40
      and not exists (select from public.search_word known where known.word = source.word)`;

/** In the order of the public list; including the end, so that a list is counted by an index-only scan. */
const inOrder = (table: string, name: string, column = '', condition = '') =>
  `create index ${table}_${name} on ${table} (${column}plan_rank desc, approved_at desc, id desc) include (expires_at)
     where status = 'live'${condition}`;

/**
 * Makes the cost of a search independent of the size of the list: indexes of the list by its filters, an index of letters
 * for words too short for trigrams, and a table of words to look up mistyped ones.
 */
export class Migration20261120100100_search_indexes extends Migration {
  override up(): void {
    this.addSql(`
      create function letter_pairs(words text) returns text[] language sql immutable strict parallel safe as $$
        select array(
          select first || second
          from unnest(string_to_array(words, null), (string_to_array(words, null))[2:]) as pair (first, second)
          where second is not null)
      $$`);
    // Takes 0.2 ms; starting parallel workers for so few rows would take a hundred times as long.
    this.addSql(`
      create function spelling(words text) returns text[] language sql immutable strict parallel restricted cost 500 as $$
        select string_to_array(words, null) || public.letter_pairs(words)
      $$`);
    this.addSql('create table search_word (word text not null)');
    for (const table of ['company', 'job']) {
      this.addSql(
        `create index ${table}_spelling on ${table} using gin ((spelling(search_text) collate "C")) where status = 'live'`,
      );
      // No plan depends on letter frequencies, and gathering them takes half a minute per analyze.
      this.addSql(`alter index ${table}_spelling alter column 1 set statistics 0`);
      // With the default target of 100, a word in one of sixty rows is estimated as absent.
      this.addSql(`alter table ${table} alter column search_text set statistics 400`);
      this.addSql(`drop index ${table}_public`);
      this.addSql(inOrder(table, 'public'));
      this.addSql(
        remember(`(select ${wordsIn('search_text')} from ${table} where status = 'live') source`),
      );
    }
    for (const service of ['bike', 'van', 'air'])
      this.addSql(inOrder('company', service, '', ` and service_types @> '{${service}}'`));
    this.addSql(inOrder('job', 'type', 'type, '));
    this.addSql('create index search_word_exact on search_word (word)');
    this.addSql('create index search_word_near on search_word using gin (word gin_trgm_ops)');
    this.rememberWords();
  }

  /** Public listings only, so that suggestions do not reveal words of pending ones. */
  private rememberWords(): void {
    this.addSql(`
      create function remember_added_words() returns trigger language plpgsql as $$
        begin
          ${remember(`(select ${wordsIn('search_text')} from added where status = 'live') source`)};
          return null;
        end
      $$`);
    this.addSql(`
      create function remember_changed_words() returns trigger language plpgsql as $$
        begin
          ${remember(`(select ${wordsIn('new.search_text')}) source`)};
          return null;
        end
      $$`);
    for (const table of ['company', 'job']) {
      this.addSql(
        `create trigger ${table}_words_insert after insert on ${table} referencing new table as added
           for each statement execute function remember_added_words()`,
      );
      this.addSql(
        `create trigger ${table}_words_update after update on ${table} for each row
           when (new.status = 'live' and (old.status <> 'live' or old.search_text <> new.search_text))
           execute function remember_changed_words()`,
      );
    }
    // With two letters swapped, a word of five letters keeps a third of its trigrams.
    this.addSql(`
      create function words_near(asked text) returns setof text language sql stable strict parallel safe
        set pg_trgm.word_similarity_threshold = 0.3 as $$
        select word from public.search_word
        where asked operator(public.<%) word and word <> asked
          and length(word) between length(asked) - 2 and length(asked) + 2
          and public.levenshtein_less_equal(word, asked, 2) <= 2
        group by word order by public.levenshtein(word, asked), word limit 8
      $$`);
  }
}
