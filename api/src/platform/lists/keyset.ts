import { z } from 'zod';
import { raw, type Sql, sql } from '../database/sql.ts';

/** Where a page ended: the values of the order's columns in its last listing. */
export type Key = readonly (string | number)[];

/** An order in which a list can go on behind a key: its columns, all of them in one direction, and their types. */
export interface Order {
  columns: Readonly<Record<string, 'smallint' | 'timestamptz' | 'uuid'>>;
  direction: 'asc' | 'desc';
}

export const by = ({ columns, direction }: Order): Sql =>
  raw(
    Object.keys(columns)
      .map((column) => `${column} ${direction}`)
      .join(', '),
  );

/** The condition for what comes behind a key, which an index in the order begins at; undefined when it is a key of another order. */
export function behind({ columns, direction }: Order, key: Key): Sql | undefined {
  const types = Object.values(columns);
  if (key.length !== types.length || key.some((value, at) => !fits[types[at]!](value)))
    return undefined;
  const values = key
    .map((value, at) => sql`${value}::${raw(types[at]!)}`)
    .reduce((list, value) => sql`${list}, ${value}`);
  return sql`(${raw(Object.keys(columns).join(', '))}) ${raw(direction === 'asc' ? '>' : '<')} (${values})`;
}

/** The key of a listing that is a row of a table or a subquery, as JSON text. */
export const keyOf = ({ columns }: Order, row: string): Sql =>
  raw(
    `json_build_array(${Object.keys(columns)
      .map((column) => `${row}.${column}`)
      .join(', ')})::text`,
  );

/** A key as it stands in an address: nobody has to know what is in it. */
export const encoded = (key: string) => Buffer.from(key).toString('base64url');

const wrong = 'after must be as the Link of the page before had it';

/** The parameter that goes on behind a page. */
export const After = z
  .string(wrong)
  .max(200, wrong)
  .transform((text, context) => {
    const { data } = z.array(z.union([z.int(), z.string()])).safeParse(decoded(text));
    if (!data) context.addIssue({ code: 'custom', message: wrong });
    return data;
  })
  .meta({ description: 'Where the page before ended: as its `Link` says' });

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Whether PostgreSQL will read a value as this type. */
const fits = {
  smallint: (value: unknown) => z.int().min(0).max(9).safeParse(value).success,
  timestamptz: (value: unknown) => z.iso.datetime({ offset: true }).safeParse(value).success,
  uuid: (value: unknown) => z.uuid().safeParse(value).success,
} as const;
