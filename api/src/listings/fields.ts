import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { statusNow } from './life.ts';

/** Who reads a field: everybody in the list, everybody on the listing's own page, or moderators only. */
export type Audience = 'list' | 'profile' | 'record';

/** One field of a kind of listing, as the API names it. All SQL in it is ours. */
export interface Field {
  audience: Audience;
  /** The column that holds it. */
  column?: string;
  /** SQL of its value on the wire, where that is not the column as it is. */
  value?: string;
  /** SQL to sort by; whoever reads the field in lists may sort by it. */
  sort?: string;
  /** The list parameter and filter key of the same name: `true` or `false`. */
  filter?: 'boolean';
  /** Counted by the server: a new value changes neither the ETag nor the public version. */
  isCounter?: true;
}

export type Fields = Readonly<Record<string, Field>>;

/** The fields that companies and jobs share and only moderators read. */
export const reviewFields = {
  cacNumber: { audience: 'record', column: 'cac_number' },
  status: { audience: 'record', column: 'status', value: statusNow.text, sort: 'status' },
  reference: { audience: 'record', column: 'reference' },
  approvedAt: { audience: 'record', ...moment('approved_at') },
  expiresAt: { audience: 'record', ...moment('expires_at') },
  wishedPlan: { audience: 'record', column: 'wished_plan' },
  notes: { audience: 'record', column: 'notes' },
} as const satisfies Fields;

/** A point in time, as the wire writes it (RFC 3339). */
export function moment(column: string) {
  return { column, value: `wire_time(${column})`, sort: column };
}

/** What depends on the fields of a kind: select lists, sorts, ETag, and the columns that the public version follows. */
export function readings(fields: Fields) {
  const all = Object.entries(fields);
  const readBy = (...audiences: Audience[]) =>
    all.filter(([, { audience }]) => audiences.includes(audience));
  const select = (...audiences: Audience[]) =>
    readBy(...audiences)
      .map(([name, { column, value = column }]) => `${value} as "${name}"`)
      .join(', ');
  const sorts = (...audiences: Audience[]) =>
    Object.fromEntries(
      readBy(...audiences)
        // The description of `sort` shows the first of them: the name or title, not the id.
        .toSorted(([one], [other]) => Number(one === 'id') - Number(other === 'id'))
        .flatMap(([name, { sort }]) => (sort ? [[name, sort]] : [])),
    );
  const columns = (...audiences: Audience[]) => [
    ...new Set(
      readBy(...audiences).flatMap(([name, { column, isCounter }]) =>
        column && !isCounter && name !== 'id' && name !== '_id' ? [column] : [],
      ),
    ),
  ];
  /** RFC 9110 §8.8.3, quotes included: another one as soon as something that a moderator sees has changed. */
  const etag = `'"' || md5((${columns('list', 'profile', 'record').join(', ')})::text) || '"'`;
  return {
    select: {
      row: select('list'),
      profile: select('list', 'profile'),
      record: `${select('list', 'profile', 'record')}, ${etag} as etag`,
    },
    etag: raw(etag),
    publicSorts: sorts('list'),
    recordSorts: { ...sorts('list'), ...sorts('profile', 'record') },
    publicColumns: [...new Set([...PUBLIC_STATE, ...columns('list', 'profile')])],
  };
}

/** Columns that say whether, until when and in which place of the list a listing is seen. */
const PUBLIC_STATE = ['status', 'plan', 'approved_at', 'expires_at', 'created_at'];

/**
 * The conditions of the boolean filters. The value is part of the text and not a parameter: a plan that is kept for both
 * would leave a partial index on one of them unused.
 */
export const booleanFilters = (fields: Fields, filter: object): Sql[] => {
  const wanted = new Map<string, unknown>(Object.entries(filter));
  return Object.entries(fields).flatMap(([name, { column, value = column, filter: type }]) => {
    const choice = wanted.get(name);
    return type === 'boolean' && typeof choice === 'boolean'
      ? [sql`(${raw(String(value))}) = ${raw(String(choice))}`]
      : [];
  });
};
