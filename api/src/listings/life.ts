import type { Status } from './listing.schemas.ts';
import { sql } from '../platform/database/sql.ts';

/** Whether a listing is public: said here, and only by the database's clock. */
export const isLive = sql`(status = 'live' and expires_at > now())`;

/** The status as it is now: a listing that has ended is hidden, also before the schedule has said so. */
export const statusNow = sql`(case when status = 'live' and expires_at <= now() then 'hidden' else status end)`;

/** The listings of a status. */
export const inStatus = (status: Status) =>
  ({
    pending: sql`status = 'pending'`,
    live: isLive,
    // In two parts, since each of them has an index.
    hidden: sql`(status = 'hidden' or (status = 'live' and expires_at <= now()))`,
  })[status];
