import type { PoolClient, QueryResultRow } from 'pg';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import { imageColumns } from '../../src/listings/image-columns.ts';
import type { Subject } from './subject.ts';

interface OwnListing {
  kind: 'company' | 'job';
  id: string;
  name: string;
  reference: string;
  status: 'pending' | 'live' | 'hidden';
  /** `/uploads/<uuid>/640.webp` */
  images: string[];
}

/** The records of a person: listings, and ids of other rows. */
export type PersonalRecords = Awaited<ReturnType<typeof recordsOf>>;

export const query = async <Row extends QueryResultRow>(
  connection: PoolClient,
  { text, values }: Sql,
): Promise<Row[]> => (await connection.query<Row>(text, [...values])).rows;

/**
 * Finds all records. `locked` locks listings and inquiries until the transaction ends, in the same order as moderation
 * (a listing before its log), so that there is no deadlock.
 */
export async function recordsOf(connection: PoolClient, { owns }: Subject, locked: boolean) {
  const lock = raw(locked ? 'for update' : '');
  const listed = (kind: OwnListing['kind'], name: string) =>
    query<OwnListing>(
      connection,
      sql`select '${raw(kind)}' as kind, id, ${raw(name)} as name, reference, status,
            array_remove(array[${raw(imageColumns[kind].join())}] || array(
              select unnest(array[image, cover]) from change where listing_id = ${raw(kind)}.id), null) as images
          from ${raw(kind)} where ${owns[kind]} order by id ${lock}`,
    );
  const listings = [...(await listed('company', 'name')), ...(await listed('job', 'title'))];
  const rejected = await idsOf(
    connection,
    sql`select distinct listing_id as id from moderation where snapshot is not null and ${owns.snapshot}
          and not exists (select from company where company.id = listing_id)
          and not exists (select from job where job.id = listing_id)`,
  );
  const ids = [...listings.map(({ id }) => id), ...rejected];
  return {
    listings,
    /** Of the listings, and of rejected ones that only the moderation log has. */
    ids,
    /** Entries of the moderation log about these listings or with the person's data. */
    decisions: await idsOf(
      connection,
      sql`select id::text as id from moderation
          where kind in ('company', 'job') and listing_id = any(${ids}::uuid[])
          union select id::text from moderation where snapshot is not null and ${owns.snapshot}`,
    ),
    inquiries: await idsOf(connection, sql`select id from inquiry where ${owns.inquiry} ${lock}`),
    reports: await idsOf(connection, sql`select id from report where ${owns.report} ${lock}`),
    /** To the person or about the listings; sent ones have no text any more. */
    mails: await idsOf(
      connection,
      sql`select id from mail where listing_id = any(${ids}::uuid[]) or ${owns.mail}`,
    ),
  };
}

export const idsOf = async (connection: PoolClient, statement: Sql): Promise<string[]> =>
  (await query<{ id: string }>(connection, statement)).map(({ id }) => id);
