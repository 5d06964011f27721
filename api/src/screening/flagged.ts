import { type Sql, sql } from '../platform/database/sql.ts';

/** The condition of the filter key `flagged`: those with notes, or those without; none when it is not asked for. */
export const flaggedOnly = (flagged: boolean | undefined): Sql[] =>
  flagged === undefined ? [] : [sql`(notes <> '[]') = ${flagged}`];
