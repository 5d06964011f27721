import { z } from 'zod';
import { named } from '../errors/validation.pipe.ts';
import { After, type Key, parsedJson } from './keyset.ts';
import { isPlain } from '../validation/text.ts';

/** Maximum and default number of listings per page. */
export const pageSize = 100;

export interface ListQuery<Filter = object, Field extends string = string> {
  filter: Filter & { id?: string[] | undefined };
  sort: [field: Field, direction: 'ASC' | 'DESC'] | undefined;
  /** Indexes from 0, both inclusive. */
  range: [first: number, last: number];
  /** The cursor at which the page begins; overrides the start of `range`. */
  after?: Key | undefined;
}

/** A boolean, in JSON or as text. */
export const truth = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: 'must be true or false' })
  .transform((value) => value === true || value === 'true');

/** A whole number: decimal digits, or a number of JSON. */
export const wholeNumber = (schema: z.ZodType<number, number>) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    schema,
  );

export const daysAhead = (name: string) =>
  wholeNumber(
    z
      .int(`${name} must be a whole number of days`)
      .min(1, `${name} must be at least 1 day`)
      .max(366, `${name} must be 366 days or less`),
  ).optional();

/** A parameter of one line, in which control characters, as of a pasted line break, are spaces. */
export const plainText = (name: string, max: number) =>
  z
    .string(`Give ${name} as one text`)
    .overwrite((value) => value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '))
    .max(max, `${name} must be ${max} characters or fewer`)
    .refine((value) => isPlain(value), `${name} must not contain hidden or control characters`);

/** A filter by the listing that an entry is about. */
export const aboutListing = z.uuid('listing must be a UUID').optional();

export const searchWords = plainText('q', 200).meta({
  description:
    'A search as people type it: places, a corridor, services and words are read from it, the best matches first. In lists of moderators each word is found as typed, and a reference, email, phone, bank account or CAC number in any spelling',
  examples: ['van Ikeja to Lekki tomorrow'],
});

/**
 * The schema of a list request: plain parameters, and ra-data-simple-rest's JSON `filter`, `sort` and `range`. An unknown
 * key, field or direction is refused with a message that names it.
 */
export function listQuery<Filters extends z.ZodRawShape, Field extends string>(
  filters: Filters,
  sorts: Readonly<Record<Field, string>>,
  id: z.ZodType<string, string> = z.uuid(),
  more: z.ZodRawShape = {},
  forModerators: ForModerators = { keys: [], sorts: [] },
) {
  const fields = Object.keys(sorts) as [Field, ...Field[]];
  const filter = z.strictObject({
    ...filters,
    id: z
      .union(
        [z.array(id).max(pageSize), id.transform((one) => [one])],
        `id must be one id, or a list of at most ${pageSize}`,
      )
      .optional(),
  });
  return z
    .strictObject({
      ...filters,
      ...more,
      filter: json(
        'filter',
        filter,
        `{"id":["…"]} with the keys ${allOf(['id', ...Object.keys(filters)], forModerators.keys)}`,
      ),
      sort: json(
        'sort',
        z.tuple([z.enum(fields), z.enum(['ASC', 'DESC'])]),
        `["${fields[0]}","ASC"] with one of ${allOf(fields, forModerators.sorts)}`,
        `["${fields[0]}","ASC"]`,
        `["${fields[0]}","ASC"]${also(forModerators.sorts)}`,
        `^\\["(${fields.join('|')})", ?"(ASC|DESC)"\\]$`,
      ),
      range: json('range', range, `[0,23] with at most ${pageSize} listings`, '[0,23]'),
    })
    .transform((query) => {
      const { filter, sort, range, after, ...plain } = query as Dialect<
        z.output<z.ZodObject<Filters>>,
        Field
      >;
      return {
        filter: { ...plain, ...filter },
        sort,
        range: range ?? [0, pageSize - 1],
        ...(after && { after }),
      } as ListQuery<z.output<z.ZodObject<Filters>>, Field>;
    });
}

/** Filter keys and sorts that visitors may not use. */
interface ForModerators {
  keys: readonly string[];
  sorts: readonly string[];
}

const also = (names: readonly string[]) =>
  names.length > 0 ? `; for moderators also ${names.join(', ')}` : '';

const allOf = (names: readonly string[], forModerators: readonly string[]) =>
  `${names.filter((name) => !forModerators.includes(name)).join(', ')}${also(forModerators)}`;

/** {@link listQuery} for listings, with keyset pagination; some keys and sorts are for moderators. */
export const listingQuery = <Filters extends z.ZodRawShape, Field extends string>(
  filters: Filters,
  sorts: Readonly<Record<Field, string>>,
  forModerators?: ForModerators,
) => listQuery(filters, sorts, z.uuid(), { after: After.optional() }, forModerators);

/** The parameters as they came; the JSON filter overrides a plain parameter of the same name. */
type Dialect<Filter, Field extends string> = Filter & Partial<ListQuery<Filter, Field>>;

const range = z
  .tuple([z.int().min(0).max(10_000_000), z.int()])
  .refine(([first, last]) => first <= last && last - first < pageSize);

/** A parameter in JSON. A wrong key or value of a filter gets a message about it, any other error a valid example. */
const json = (
  name: string,
  value: z.ZodType,
  example: string,
  shown?: string,
  description = example,
  pattern?: string,
) => {
  const wrong = `${name} must be JSON such as ${example}`;
  return z
    .string(wrong)
    .max(8192, wrong)
    .transform((text, context) => {
      const { data, error } = value.safeParse(parsedJson(text));
      const specific = error?.issues.map((issue) => aboutKey(name, wrong, issue)).find(Boolean);
      if (error) context.addIssue({ code: 'custom', message: specific ?? wrong });
      return data;
    })
    .optional()
    .meta({
      description: `JSON such as ${description}`,
      ...(shown && { example: shown }),
      ...(pattern && { pattern }),
    });
};

/** Undefined for an issue that is not about one key. */
function aboutKey(name: string, wrong: string, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return `Unknown ${name} key: ${issue.keys.join(', ')}. ${wrong}`;
  const [key] = issue.path;
  return typeof key === 'string' ? `${name}: ${named(key, issue.message)}` : undefined;
}
