import { contactsIn, wordsIn } from '../moderation/records-with.ts';
import { join, raw, type Sql, sql } from '../platform/database/sql.ts';
import { referencesIn } from '../submissions/reference.ts';

const inquiry = raw("concat_ws(' ', name, email, phone, company, message)");
/** Without spaces, dashes and the like, so that every spelling of a number is one. */
const unspacedInquiry = sql`regexp_replace(lower(${inquiry}), '[^a-z0-9]', '', 'g')`;

/** Condition for the inquiries that a moderator's search finds, as `recordsWith`; few, they have no prints and no index. */
export function inquiriesWith(q: string): Sql {
  const values = contactsIn(q).map(({ value }) => value.replace(/^\+234/, ''));
  const conditions = [...referencesIn(q), ...values].map((value) => {
    const unspaced = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return sql`${unspacedInquiry} like containing(${unspaced})`;
  });
  return sql`(${join([wordsIn([sql`folded(${inquiry})`], q), ...conditions], ' or ')})`;
}
