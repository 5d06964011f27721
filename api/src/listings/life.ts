import type { Status } from './listing.schemas.ts';
import { sql } from '../platform/database/sql.ts';

/** SQL condition of a public listing; the only definition, by the database's clock. */
export const isLive = sql`(status = 'live' and expires_at > now())`;

/** SQL condition of a listing whose contacts are held after reports. */
export const isHeld = sql`(held_until > now())`;

/** SQL of the first moment at which a public listing changes by the clock. */
export const nextChange = sql`least(expires_at, case when held_until > now() then held_until end)`;

/** SQL of the effective status: an ended listing counts as hidden even before the schedule has updated the row. */
export const statusNow = sql`(case when status = 'live' and expires_at <= now() then 'hidden' else status end)`;

export const inStatus = (status: Status) =>
  ({
    pending: sql`status = 'pending'`,
    live: isLive,
    // A disjunction, since each part has its own index.
    hidden: sql`(status = 'hidden' or (status = 'live' and expires_at <= now()))`,
  })[status];

/** SQL of the actions in the moderation log that decide whether visitors see a listing. */
export const lifeSteps = "'approved', 'renewed', 'hidden', 'ended', 'withdrawn', 'shown'";
