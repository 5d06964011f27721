import { Injectable } from '@nestjs/common';
import { JsonResponse } from '../platform/http/json-response.ts';
import { checkedId, type Kind, notFound } from '../listings/kind.ts';
import { statusNow } from '../listings/life.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { entriesOf, entry, newestFirst } from './moderation-log.ts';

/** At most so many listings and decisions; each way to be related contributes as many. */
const limit = 20;

/** How many trigrams two names share: to `Swift Riders`, `Swift Riders Nigeria Limited` is 0.45 alike and `Swift Couriers` 0.4. */
const nameLikeness = sql`select set_config('pg_trgm.similarity_threshold', '0.42', true)`;

/** Finds what else is known about whoever sent a listing. */
@Injectable()
export class RelationsService {
  constructor(private readonly reads: ReadOnlyDatabase) {}

  /** @throws 404 */
  async of(kind: Pick<Kind, 'table' | 'label'>, id: string): Promise<JsonResponse> {
    const statement = relationsOf(kind.table, checkedId(kind, id));
    const [row] = await this.reads.rowsWith<{ json: string }>(nameLikeness, statement);
    if (!row) throw notFound(kind);
    return new JsonResponse(row.json);
  }
}

type Table = Kind['table'];

/** What is compared, under one name for both kinds. A job has no phone. */
const compared: Record<Table, Sql> = {
  company: raw(
    `'company' as kind, id, name, name as company, cac_number, phone, email, created_at`,
  ),
  job: raw(
    `'job' as kind, id, title as name, company, cac_number, null as phone, email, created_at`,
  ),
};

/** The statement for one listing: no row when there is none. */
const relationsOf = (table: Table, id: string): Sql => sql`
  with this as materialized (
    select ${compared[table]}, folded(${raw(companyName[table])}) as folded_company from ${raw(table)} where id = ${id}
  ), candidate as (${candidates('company')} union ${candidates('job')}
  ), other as (
    ${listingsAmong('company')} union all ${listingsAmong('job')}
  ), related as materialized (
    select other.*, alike.same from other, this, lateral (
      select array_remove(array[
        case when other.cac_number = this.cac_number then 'cacNumber' end,
        case when other.phone = this.phone then 'phone' end,
        case when lower(other.email) = lower(this.email) then 'email' end,
        case when other.folded_company % this.folded_company then 'name' end], null) as same) alike
    where (other.kind, other.id) <> (this.kind, this.id)
    order by cardinality(alike.same) desc, similarity(other.folded_company, this.folded_company) desc,
      other.created_at desc, other.id
    limit ${limit}
  ), decided as (
    select decision.id from this, lateral (${entriesOf(raw('this'), limit)}) decision
    union select decision.id from related, lateral (${entriesOf(raw('related'), limit)}) decision
    union ${remembered("snapshot ->> 'cacNumber' = this.cac_number")}
    union ${remembered("snapshot ->> 'phone' = this.phone")}
    union ${remembered("lower(snapshot ->> 'email') = lower(this.email)")}
  )
  select json_build_object(
    'listings', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'company', company,
      'status', status, 'createdAt', wire_time(created_at), 'same', same)), '[]') from related),
    'decisions', (select coalesce(json_agg(decision), '[]') from (
      select ${entry} from moderation where moderation.id in (select id from decided)
      order by ${newestFirst} limit ${limit}) decision))::text as json
  from this`;

const companyName: Record<Table, string> = { company: 'name', job: 'company' };

/** The newest of each way to be alike, and the names that are most alike. */
function candidates(table: Table): Sql {
  const from = raw(`select '${table}' as kind, ${table}.id from ${table}`);
  const newest = sql`order by created_at desc limit ${limit + 1}`;
  const name = raw(`folded(${table}.${companyName[table]})`);
  const ways = [
    sql`${from} where cac_number = this.cac_number ${newest}`,
    sql`${from} where lower(email) = lower(this.email) ${newest}`,
    ...(table === 'company' ? [sql`${from} where phone = this.phone ${newest}`] : []),
    sql`${from} where ${name} % this.folded_company
        order by similarity(${name}, this.folded_company) desc, created_at desc limit ${limit + 1}`,
  ];
  return ways
    .map((way) => sql`select found.* from this, lateral (${way}) found`)
    .reduce((before, way) => sql`${before} union ${way}`);
}

const listingsAmong = (table: Table): Sql => sql`
  select ${compared[table]}, ${statusNow} as status, folded(${raw(companyName[table])}) as folded_company
  from ${raw(table)} where id in (select id from candidate where kind = '${raw(table)}')`;

/** The newest decisions about what the log remembers to have been alike. */
const remembered = (alike: string): Sql => sql`
  select decision.id from this, lateral (
    select moderation.id from moderation where snapshot is not null and ${raw(alike)}
    order by ${newestFirst} limit ${limit}) decision`;
