import type { Status } from '../listings/listing.schemas.ts';
import { join, type Sql, raw, sql } from '../platform/database/sql.ts';
import { recordsWith } from './records-with.ts';

export const MAX_FOUND = 50;

/** The records with `q` as JSON in one row. One branch per status, since each has its own indexes. */
export const recordsFound = (q: string): Sql => sql`
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'company', company,
    'reference', reference, 'email', email, 'status', status, 'createdAt', wire_time(sent))), '[]')::text as json
  from (select * from (${join(branches(q), ' union all ')}) found
        order by status = 'pending' desc, sent desc, id limit ${MAX_FOUND}) found`;

const statuses: readonly Status[] = ['pending', 'live', 'hidden'];

const branches = (q: string): Sql[] => [
  rejected(q),
  ...statuses.flatMap((status) => [listed('company', status, q), listed('job', status, q)]),
];

const listed = (table: 'company' | 'job', status: Status, q: string): Sql => sql`
  (select '${raw(table)}', id, ${raw(table === 'job' ? 'title' : 'name')}, ${raw(table === 'job' ? 'company' : 'name')}, reference,
     email, case when status <> 'pending' and expires_at <= now() then 'ended' else status end, created_at
   from ${raw(table)} where status = '${raw(status)}' and ${recordsWith(table, q)}
   order by created_at desc limit ${MAX_FOUND})`;

const rejected = (q: string): Sql => sql`
  (select kind, listing_id as id, coalesce(snapshot ->> 'name', snapshot ->> 'title') as name,
     coalesce(snapshot ->> 'company', snapshot ->> 'name') as company, snapshot ->> 'reference' as reference,
     snapshot ->> 'email' as email, 'rejected' as status, (snapshot ->> 'createdAt')::timestamptz as sent
   from moderation where action = 'rejected' and snapshot is not null and ${recordsWith('moderation', q)}
   order by created_at desc limit ${MAX_FOUND})`;
