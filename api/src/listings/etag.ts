import { raw } from '../platform/database/sql.ts';

/** What every kind of listing has and a moderator decides about; not what is counted (views) or made from the rest. */
const shared =
  'reference, status, plan, wished_plan, email, cac_number, image, notes, created_at, approved_at, expires_at';

/**
 * The entity tag of a listing as SQL, quotes included (RFC 9110 §8.8.3): another one as soon as anything is different that a
 * moderator sees and somebody can change. `own` are the columns of its kind.
 */
export const etagOf = (own: string) => raw(`'"' || md5((${shared}, ${own})::text) || '"'`);
