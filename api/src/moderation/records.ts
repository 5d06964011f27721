import { join, type Sql, raw, sql } from '../platform/database/sql.ts';
import { hasTrigram, isExact, recordsWith } from './records-with.ts';

export const MAX_FOUND = 50;

/** The records with `q` as JSON in one row. One branch per status, since each has its own indexes. */
export const recordsFound = (q: string): Sql => sql`
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'company', company,
    'reference', reference, 'email', email, 'status', status, 'createdAt', wire_time(sent))), '[]')::text as json
  from (select * from (${join(branches(q), ' union all ')}) found
        order by status = 'pending' desc, sent desc, id limit ${MAX_FOUND}) found`;

export const states = ['pending', 'live', 'hidden'].map((name) => sql`status = '${raw(name)}'`);

const branches = (q: string): Sql[] => [
  rejected(q),
  ...states.flatMap((state) => [listed('company', state, q), listed('job', state, q)]),
];

// Without `offset 0` PostgreSQL reads a large table from its newest row, expecting to find many soon.
const listed = (table: 'company' | 'job', state: Sql, q: string): Sql => sql`
  (select '${raw(table)}', id, ${raw(table === 'job' ? 'title' : 'name')}, ${raw(table === 'job' ? 'company' : 'name')}, reference,
     email, case when status <> 'pending' and expires_at <= now() then 'ended' else status end, created_at
   from (select * from ${raw(table)} where ${state} and ${recordsWith(table, q)}
     ${raw(isExact(q) ? 'offset 0' : '')}) ${raw(table)}
   order by created_at desc limit ${MAX_FOUND})`;

// Within `offset 0` the action is unknown: PostgreSQL would take an index of all rejected ones for an index of a few.
const rejected = (q: string): Sql => sql`
  (select kind, listing_id as id, coalesce(snapshot ->> 'name', snapshot ->> 'title') as name,
     coalesce(snapshot ->> 'company', snapshot ->> 'name') as company, snapshot ->> 'reference' as reference,
     snapshot ->> 'email' as email, 'rejected' as status, (snapshot ->> 'createdAt')::timestamptz as sent
   from (select * from moderation where snapshot is not null and ${recordsWith('moderation', q)}
         ${raw(hasTrigram(q) ? 'offset 0' : '')}) moderation
   where action = 'rejected' order by created_at desc limit ${MAX_FOUND})`;
