import { z } from 'zod';
import { join, raw, type Sql, sql } from '../database/sql.ts';

/** A cursor: the values of the order's columns in the last listing of a page. */
export type Key = readonly (string | number | boolean)[];

/** An order for keyset pagination: columns with their types, all in one direction. */
export interface Order {
  columns: Readonly<Record<string, 'boolean' | 'smallint' | 'timestamptz' | 'uuid'>>;
  direction: 'asc' | 'desc';
}

export const orderBy = ({ columns, direction }: Order): Sql =>
  raw(
    Object.keys(columns)
      .map((column) => `${column} ${direction}`)
      .join(', '),
  );

/** The condition for rows after a key, which an index in this order can seek to; undefined if the key is of another order. */
export function rowsAfter({ columns, direction }: Order, key: Key): Sql | undefined {
  const types = Object.values(columns);
  if (key.length !== types.length || key.some((value, index) => !isOfType[types[index]!](value)))
    return undefined;
  const values = key.map((value, index) => sql`${value}::${raw(types[index]!)}`);
  return sql`(${raw(Object.keys(columns).join(', '))}) ${raw(direction === 'asc' ? '>' : '<')} (${join(values, ', ')})`;
}

/** SQL for the key of a row of `page`, as JSON text. */
export const keyOf = ({ columns }: Order): Sql =>
  raw(
    `json_build_array(${Object.keys(columns)
      .map((column) => `page.${column}`)
      .join(', ')})::text`,
  );

/** {@link rowsAfter} in a list with the newest of a moment first, ties by id upwards. */
export function rowsBefore(moment: string, [at, id, ...more]: Key): Sql | undefined {
  if (!isOfType.timestamptz(at) || !isOfType.uuid(id) || more.length > 0) return undefined;
  const [when, then] = [raw(moment), sql`${at}::timestamptz`];
  // The first condition is one that an index can seek to.
  return sql`${when} <= ${then} and (${when} < ${then} or id > ${id}::uuid)`;
}

/** {@link keyOf} in such a list. */
export const momentKey = (moment: string) => raw(`json_build_array(${moment}, page.id)::text`);

/** A key as an opaque query parameter. */
export const encoded = (key: string) => Buffer.from(key).toString('base64url');

const wrong = 'after must be the value in the Link of the previous page';

export const After = z
  .string(wrong)
  .max(200, wrong)
  .transform((text, context) => {
    const key = z.array(z.union([z.int(), z.string(), z.boolean()]));
    const { data } = key.safeParse(parsedJson(Buffer.from(text, 'base64url').toString()));
    if (!data) context.addIssue({ code: 'custom', message: wrong });
    return data;
  })
  .meta({
    description:
      'The end of the previous page, where this one begins. Take it from `Link` together with `range`, from whose start `Content-Range` counts',
  });

/** Undefined, which no schema of a parameter accepts, if the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks that PostgreSQL accepts a value for a column type. */
const isOfType = {
  boolean: (value: unknown) => typeof value === 'boolean',
  smallint: (value: unknown) => z.int().min(0).max(9).safeParse(value).success,
  // It knows neither a year 0 nor an offset of 16 hours.
  timestamptz: (value: unknown) =>
    z.iso
      .datetime({ offset: true })
      .regex(/^[12].*(Z|[+-](0\d|1[0-4]):\d\d)$/)
      .safeParse(value).success,
  uuid: (value: unknown) => z.uuid().safeParse(value).success,
} as const;
