import type { Connection } from '../backup/connection.ts';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import type { Subject } from './subject.ts';

/** A listing of a person. */
export interface Held {
  kind: 'company' | 'job';
  id: string;
  name: string;
  reference: string;
  status: 'pending' | 'live' | 'hidden';
  /** `/uploads/<uuid>/640.webp` */
  image: string | null;
}

/** What is kept under an e-mail or a phone, by the ids of its rows. */
export interface Holdings {
  listings: Held[];
  /** The ids of those listings, and of rejected ones that only the log remembers. */
  ids: string[];
  /** Entries of the moderation log that say something of the person, or of those listings. */
  decisions: string[];
  inquiries: string[];
  /** Letters to the person or about those listings; what those say that were sent is forgotten already. */
  mails: string[];
}

/** The rows of a statement. */
export const ask = async <Row>(on: Connection, { text, values }: Sql): Promise<Row[]> =>
  (await on.query<Row>(text, values)).rows;

/**
 * Finds it all. `locked` keeps everybody else from changing the listings until the transaction ends; moderators lock a
 * listing before its log as well, so that neither waits for the other.
 */
export async function holdingsOf(
  on: Connection,
  { owns }: Subject,
  locked: boolean,
): Promise<Holdings> {
  const lock = raw(locked ? 'for update' : '');
  const listed = (kind: Held['kind'], name: string) =>
    ask<Held>(
      on,
      sql`select '${raw(kind)}' as kind, id, ${raw(name)} as name, reference, status, image
          from ${raw(kind)} where ${owns[kind]} order by id ${lock}`,
    );
  const listings = [...(await listed('company', 'name')), ...(await listed('job', 'title'))];
  const remembered = await idsIn(
    on,
    sql`select distinct listing_id as id from moderation where snapshot is not null and ${owns.snapshot}
          and not exists (select from company where company.id = listing_id)
          and not exists (select from job where job.id = listing_id)`,
  );
  const ids = [...listings.map(({ id }) => id), ...remembered];
  return {
    listings,
    ids,
    decisions: await idsIn(
      on,
      sql`select id::text as id from moderation
          where kind in ('company', 'job') and listing_id = any(${ids}::uuid[])
          union select id::text from moderation where snapshot is not null and ${owns.snapshot}`,
    ),
    inquiries: await idsIn(on, sql`select id from inquiry where ${owns.inquiry} ${lock}`),
    mails: await idsIn(
      on,
      sql`select id from mail where listing_id = any(${ids}::uuid[]) or ${owns.mail}`,
    ),
  };
}

const idsIn = async (on: Connection, statement: Sql): Promise<string[]> =>
  (await ask<{ id: string }>(on, statement)).map(({ id }) => id);
