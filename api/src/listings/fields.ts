import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { isHeld, nextChange } from './life.ts';

/** Where a field is public: in the list, only on the listing's own page, or nowhere (moderators read every field). */
export type Audience = 'list' | 'profile' | 'record';

/** One field of a kind of listing, under its name in the API. SQL in it is constant, never input. */
export interface Field {
  audience: Audience;
  column?: string;
  /** SQL expression of the value in responses; the column itself by default. */
  value?: string;
  /** The same on the listing's own page, where it says more than in lists. */
  ownValue?: string;
  /** SQL expression of the moment at which the value changes by itself; null for never. */
  lapses?: string;
  /** SQL expression to sort by, for everybody who reads the field in lists. */
  sort?: string;
  /** Accepts `true` or `false` as a list parameter and filter key of the same name. */
  filter?: 'boolean';
  /** Description of that parameter in openapi.json. */
  filterDescription?: string;
  /** SQL expression of what visitors get while the listing is held. */
  whileHeld?: string;
  /** Counted or noted by the server: a new value changes neither the ETag nor the public version. */
  isCounter?: true;
}

export type Fields = Readonly<Record<string, Field>>;

/** While the contacts of a listing are held after reports. */
export const heldUntil = {
  audience: 'list',
  column: 'held_until',
  value: `case when ${isHeld.text} then wire_time(held_until) end`,
} as const satisfies Field;

/** SQL of the last public change of a listing: its approval, until something else is. */
export const updated = 'greatest(approved_at, updated_at)';

/** A timestamp column, in RFC 3339 in responses. */
export const timestamp = (column: string) => ({
  column,
  value: `wire_time(${column})`,
  sort: column,
});

/** SQL of a value as visitors read it. */
export const publicValue = ({ column, value = column, whileHeld }: Omit<Field, 'audience'>): Sql =>
  raw(whileHeld ? `case when ${isHeld.text} then ${whileHeld} else ${value} end` : `${value}`);

export type FieldSql = ReturnType<typeof fieldSql>;

export function fieldSql(fields: Fields) {
  const fieldsFor = (...audiences: Audience[]) =>
    Object.entries(fields).filter(([, { audience }]) => audiences.includes(audience));
  const select = (...audiences: Audience[]) =>
    fieldsFor(...audiences)
      .map(([name, { ownValue, whileHeld, ...field }]) => {
        const own = audiences.includes('profile') && ownValue ? { value: ownValue } : {};
        const held = !audiences.includes('record') && whileHeld ? { whileHeld } : {};
        return `${publicValue({ ...field, ...own, ...held }).text} as "${name}"`;
      })
      .join(', ');
  const sorts = (...audiences: Audience[]): Readonly<Record<string, string>> =>
    Object.fromEntries(
      fieldsFor(...audiences)
        // The first one is the example in the description of `sort`: the name or title rather than the id.
        .toSorted(([one], [other]) => Number(one === 'id') - Number(other === 'id'))
        .flatMap(([name, { sort }]) => (sort ? [[name, sort]] : [])),
    );
  const columns = (...audiences: Audience[]) => [
    ...new Set(
      fieldsFor(...audiences).flatMap(([name, { column, isCounter }]) =>
        column && !isCounter && name !== 'id' && name !== '_id' ? [column] : [],
      ),
    ),
  ];
  const lapses = Object.values(fields).flatMap(({ lapses }) => lapses ?? []);
  // RFC 9110 §8.8.3, quotes included.
  const etag = `'"' || md5((${columns('list', 'profile', 'record').join(', ')})::text) || '"'`;
  return {
    /** Select lists of the public list, of the public single and of the moderators' record. */
    select: {
      row: select('list'),
      profile: select('list', 'profile'),
      record: `${select('list', 'profile', 'record')}, ${etag} as etag`,
    },
    /** When what is shown of a row ends or changes by itself. */
    ends: raw(`least(${[nextChange.text, ...lapses].join(', ')})`),
    /** Entity tag of a row: changes with every field that a moderator sees, counters aside. */
    etag: raw(etag),
    /** Sort expressions by field: for everybody, and for moderators. */
    publicSorts: sorts('list'),
    recordSorts: { ...sorts('list'), ...sorts('profile', 'record') },
    /** The columns whose change moves the public version. */
    publicColumns: [...new Set([...VISIBILITY_COLUMNS, ...columns('list', 'profile')])],
  };
}

/** Columns that decide whether, until when and where in the list a listing is shown. */
const VISIBILITY_COLUMNS = ['status', 'plan', 'approved_at', 'expires_at', 'created_at'];

/**
 * Conditions of the boolean filters. The value is part of the statement's text, not a parameter: one prepared plan for both
 * values would leave a partial index on one of them unused.
 */
export const booleanConditions = (fields: Fields, filter: object): Sql[] =>
  Object.entries(filter).flatMap(([name, wanted]: [string, unknown]) => {
    const { column, value = column, filter: type } = fields[name] ?? {};
    return type === 'boolean' && typeof wanted === 'boolean'
      ? [sql`(${raw(String(value))}) = ${raw(String(wanted))}`]
      : [];
  });
