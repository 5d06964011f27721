import { contactsOf } from '../contacts/contacts.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { checkedId, type Kind, notFound } from '../listings/kind.ts';
import { statusNow } from '../listings/life.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { join, raw, type Sql, sql } from '../platform/database/sql.ts';
import { ringsOf } from '../screening/rings.ts';
import { type Facts, screeningInputOf } from '../screening/screening-input.ts';
import { type Seen, seenWith } from '../screening/seen.ts';
import { entriesOf, entry, newestFirst } from '../moderation/moderation-log.ts';

/** Maximum of listings and of decisions shown, and of candidates per criterion. */
const MAX_RELATED = 20;
const MAX_RINGS = 5;

/** Compared with `Swift Riders`, `Swift Riders Nigeria Limited` scores 0.45 and `Swift Couriers` 0.4. */
const setNameSimilarity = sql`select set_config('pg_trgm.similarity_threshold', '0.42', true)`;

/** Finds other listings and decisions of the same submitter. @throws 404 */
export async function relationsOf(
  database: ReadOnlyDatabase,
  kind: Pick<Kind, 'table' | 'label' | 'select'>,
  id: string,
): Promise<JsonResponse> {
  const listing = sql`select ${raw(kind.select.record)} from ${raw(kind.table)} where id = ${checkedId(kind, id)}`;
  const [facts] = await database.rows<Facts>(listing);
  const statement = selectRelations(kind.table, id);
  const [row] = await database.rowsWith<{ json: string }>(setNameSimilarity, statement);
  if (!facts || !row) throw notFound(kind);
  const contacts = contactsOf(screeningInputOf(kind.table, facts));
  const rings = ringsOf(contacts, await database.rows<Seen>(seenWith(contacts, id)));
  const shown = rings.slice(0, MAX_RINGS).map(({ contact, live: _, ...ring }) => ({
    ...contact,
    ...ring,
  }));
  return new JsonResponse(JSON.stringify({ ...JSON.parse(row.json), contacts: shown }));
}

type Table = Kind['table'];

/** The compared columns, named alike for both kinds. */
const compared: Record<Table, Sql> = {
  company: raw(
    `'company' as kind, id, name, name as company, contact_prints, text_print, created_at`,
  ),
  job: raw(`'job' as kind, id, title as name, company, contact_prints, text_print, created_at`),
};

/** Returns no row for an unknown listing. */
const selectRelations = (table: Table, id: string): Sql => sql`
  with this as materialized (
    select ${compared[table]}, ${nameOf[table]} as folded_company, ${ownName(nameOf[table])} as own_company
    from ${raw(table)} where id = ${id}
  ), candidate as (${candidates('company')} union ${candidates('job')}
  ), other as (
    ${candidateListings('company')} union all ${candidateListings('job')}
  ), related as materialized (
    select other.*, alike.same from other, this, lateral (
      select array(select distinct split_part(print, ':', 1) from unnest(other.contact_prints) print
          where print = any(this.contact_prints) order by 1)
        || case when (select count(*) from unnest(other.text_print) each where each = any(this.text_print)) * 2
             >= greatest(cardinality(this.text_print), 1) then array['text'] else '{}' end
        || case when other.folded_company % this.folded_company and ${ownName(raw('other.folded_company'))} % this.own_company
             then array['name'] else '{}' end as same) alike
    where (other.kind, other.id) <> (this.kind, this.id) and alike.same <> '{}'
    order by cardinality(alike.same) desc, similarity(other.folded_company, this.folded_company) desc,
      other.created_at desc, other.id
    limit ${MAX_RELATED}
  ), decided as (
    select decision.id from this, lateral (${entriesOf(raw('this'), MAX_RELATED)}) decision
    union select decision.id from related, lateral (${entriesOf(raw('related'), MAX_RELATED)}) decision
    union select decision.id from this, lateral (
      select moderation.id from moderation where snapshot is not null and snapshot -> 'contactPrints' ?| this.contact_prints
      order by ${newestFirst} limit ${MAX_RELATED}) decision
  )
  select json_build_object(
    'listings', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'company', company,
      'status', status, 'createdAt', wire_time(created_at), 'same', same)), '[]') from related),
    'decisions', (select coalesce(json_agg(decision), '[]') from (
      select ${entry} from moderation where moderation.id in (select id from decided) and action <> 'checked'
      order by ${newestFirst} limit ${MAX_RELATED}) decision))::text as json
  from this`;

const nameOf: Record<Table, Sql> = { company: raw('folded(name)'), job: raw('folded(company)') };

/** Most companies have such words in their names: only by them no two are alike. */
const tradeWords =
  'air|and|bikes?|cargo|couriers?|deliver(y|ies)|dispatch|enterprises?|errands?|express|global|haulage|international|limited|' +
  'logistics?|ltd|movers?|nig|nigeria|parcels?|plc|riders?|services?|transport(s|ation)?|vans?|ventures?';

/** A folded name without such words, if others remain. */
const ownName = (name: Sql): Sql =>
  sql`coalesce(nullif(btrim(regexp_replace(${name}, ${raw(`'\\m(${tradeWords})\\M'`)}, '', 'g')), ''), ${name})`;

/** The newest listings that share each feature, and those with the most similar names. */
function candidates(table: Table): Sql {
  const from = raw(`select '${table}' as kind, ${table}.id, created_at from ${table}`);
  const name = nameOf[table];
  // Without `offset 0` PostgreSQL scans a large table from its newest row, expecting to reach the limit soon.
  const newest = (shared: Sql) => sql`
    select kind, id from (${from} where ${shared} offset 0) sharing
    order by created_at desc limit ${MAX_RELATED + 1}`;
  const searches = [
    newest(sql`contact_prints && this.contact_prints`),
    newest(sql`text_print && this.text_print[1:12]`),
    sql`${from} where ${name} % this.folded_company and ${ownName(name)} % this.own_company
        order by similarity(${name}, this.folded_company) desc, created_at desc limit ${MAX_RELATED + 1}`,
  ];
  return join(
    searches.map((search) => sql`select found.kind, found.id from this, lateral (${search}) found`),
    ' union ',
  );
}

const candidateListings = (table: Table): Sql => sql`
  select ${compared[table]}, ${statusNow} as status, ${nameOf[table]} as folded_company
  from ${raw(table)} where id in (select id from candidate where kind = '${raw(table)}')`;
