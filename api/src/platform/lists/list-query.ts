import { z } from 'zod';
import { After, type Key, parsedJson } from './keyset.ts';
import { isPlain } from '../validation/text.ts';

/** Maximum and default number of listings per page. */
export const pageSize = 100;

/** A parsed list request. */
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

export const searchWords = z
  .string('Give q as one text')
  .max(200, 'q must be 200 characters or fewer')
  .refine((value) => isPlain(value), 'q must not contain hidden or control characters')
  .meta({
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
) {
  const fields = Object.keys(sorts) as [Field, ...Field[]];
  const filter = z.strictObject(
    {
      ...filters,
      id: z
        .array(id)
        .max(pageSize)
        .or(id.transform((one) => [one]))
        .optional(),
    },
    { error: unknown('filter key') },
  );
  return z
    .strictObject(
      {
        ...filters,
        ...more,
        filter: json(
          'filter',
          filter,
          `{"id":["…"]} with the keys ${[...Object.keys(filters), 'id'].join(', ')}`,
        ),
        sort: json(
          'sort',
          sortBy(fields),
          `["${fields[0]}","ASC"] with one of ${fields.join(', ')}`,
          `["${fields[0]}","ASC"]`,
          `^\\["(${fields.join('|')})","(ASC|DESC)"\\]$`,
        ),
        range: json('range', range, `[0,23] with at most ${pageSize} listings`, '[0,23]'),
      },
      { error: unknown('parameter') },
    )
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

/** {@link listQuery} for listings, with keyset pagination. */
export const listingQuery = <Filters extends z.ZodRawShape, Field extends string>(
  filters: Filters,
  sorts: Readonly<Record<Field, string>>,
) => listQuery(filters, sorts, z.uuid(), { after: After.optional() });

/** The parameters as they came; the JSON filter overrides a plain parameter of the same name. */
type Dialect<Filter, Field extends string> = Filter & Partial<ListQuery<Filter, Field>>;

const sortBy = <Field extends string>(fields: readonly Field[]) =>
  z
    .array(z.string())
    .length(2)
    .refine(
      ([field, direction]) =>
        fields.some((known) => known === field) && ['ASC', 'DESC'].includes(direction ?? ''),
    );

const range = z
  .tuple([z.int().min(0).max(10_000_000), z.int()])
  .refine(([first, last]) => first <= last && last - first < pageSize);

/** A parameter in JSON. An invalid filter value gets the message of its schema, any other error a valid example. */
const json = (
  name: string,
  value: z.ZodType,
  example: string,
  shown?: string,
  pattern?: string,
) => {
  const wrong = `${name} must be JSON such as ${example}`;
  return z
    .string(wrong)
    .max(8192, wrong)
    .transform((text, context) => {
      const { data, error } = value.safeParse(parsedJson(text));
      const specific = error?.issues.find(isSpecific);
      if (error) context.addIssue({ code: 'custom', message: specific?.message ?? wrong });
      return data;
    })
    .optional()
    .meta({
      description: `JSON such as ${pattern ? shown : example}`,
      ...(shown && { example: shown }),
      ...(pattern && { pattern }),
    });
};

/** Whether an issue is about one key rather than the whole parameter. */
const isSpecific = ({ code, path }: z.core.$ZodIssue) =>
  code === 'unrecognized_keys' || (code === 'custom' && path.length > 0);

const unknown = (what: string) => (issue: { code?: string; keys?: string[] }) =>
  issue.code === 'unrecognized_keys' ? `Unknown ${what}: ${issue.keys?.join(', ')}` : undefined;
