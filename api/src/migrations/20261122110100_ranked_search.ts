import { Migration } from '@mikro-orm/migrations';

/** Weights of the parts of the search column, and the sets of weights that have an index of their own. */
const searched = {
  company: {
    weights: { A: 'name', B: `location || ' ' || category`, D: `coalesce(description, '')` },
    indexes: ['a', 'a,b'],
  },
  job: {
    weights: { A: 'title', B: `location || ' ' || type`, C: 'company', D: 'description' },
    indexes: ['a', 'a,b', 'a,b,c'],
  },
};

/**
 * Full-text search: a weighted `search` column with its indexes, in place of the index of letters. Corrections of mistyped
 * words come from the words of live listings, by stem, so that `drivers` is known where `driver` is.
 */
export class Migration20261122110100_ranked_search extends Migration {
  override up(): void {
    // Only words and digits are left, since the parser takes a/b for a file and a.b for a host. A word with a hyphen is
    // found by its parts and as one. Names are qualified because a restore runs without a search path.
    this.addSql(`
      create function search_words(words text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace(regexp_replace(regexp_replace(public.folded(words), '[''’]', '', 'g'),
          '([[:alnum:]]+)-([[:alnum:]]+)', '\\1\\2 \\1 \\2', 'g'), '[^[:alnum:]]+', ' ', 'g')
      $$`);
    for (const [table, { weights, indexes }] of Object.entries(searched)) {
      // The name also with its words as they are: the dictionary takes a dispatcher for a dispatch.
      const parts = Object.entries(weights).map(([weight, text]) => {
        const words = (dictionary: string) =>
          `to_tsvector('pg_catalog.${dictionary}', search_words(${text}))`;
        const name = weight === 'A' ? ` || ${words('simple')}` : '';
        return `setweight(${words('english')}${name}, '${weight}')`;
      });
      this.addSql(
        `alter table ${table} add column search tsvector not null generated always as (${parts.join(' || ')}) stored`,
      );
      const index = (name: string, value: string) =>
        this.addSql(
          `create index ${table}_words${name} on ${table} using gin (${value}) with (fastupdate = off) where status = 'live'`,
        );
      index('', 'search');
      for (const set of indexes)
        index(`_${set.replaceAll(',', '')}`, `ts_filter(search, '{${set}}')`);
      this.addSql(`drop index ${table}_spelling`);
      this.addSql(`alter table ${table} alter column search_text set statistics -1`);
    }
    this.addSql(
      'drop function spelling(text), letter_pairs(text), resembling(text, text), words_near(text)',
    );
    this.addSql(
      `alter table search_word add column stem text generated always as ((ts_lexize('english_stem', word))[1]) stored`,
    );
    this.addSql('create index search_word_stem on search_word (stem)');
    this.addSql('create index search_word_beginning on search_word (word text_pattern_ops)');
    // A correction keeps the first letter and two thirds of the letters; two letters in the wrong order are one mistake.
    this.addSql(`
      create function is_typo(asked text, word text) returns boolean language sql immutable strict parallel safe as $$
        select asked <> word and left(asked, 1) = left(word, 1)
          and abs(length(asked) - length(word)) <= 2
          and (public.levenshtein_less_equal(asked, word, 2) <= least(length(asked) / 3, 2)
            or (length(asked) = length(word) and public.levenshtein_less_equal(asked, word, 2) = 2
              and (select string_agg(letter, '' order by letter) from regexp_split_to_table(asked, '') letter)
                = (select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') letter)))
      $$`);
    // With two letters swapped, a word of five letters keeps a third of its trigrams.
    this.addSql(`
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
      $$`);
  }
}
