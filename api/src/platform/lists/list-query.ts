import { z } from 'zod';
import { After, type Key } from './keyset.ts';
import { isPlain } from '../validation/text.ts';

/** At most so many listings in one answer, and as many when no range is asked for. */
export const pageSize = 100;

/** A list request, understood: which listings, in which order, from which to which (counted from 0, both included). */
export interface ListQuery<Filter = object, Field extends string = string> {
  filter: Filter & { id?: string[] | undefined };
  sort: [field: Field, direction: 'ASC' | 'DESC'] | undefined;
  range: [first: number, last: number];
  /** Behind what the page begins, wherever its range says that it is. */
  after?: Key | undefined;
}

/** Yes or no, in JSON or in words. */
export const truth = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: 'must be true or false' })
  .transform((value) => value === true || value === 'true');

/** What people look for: words, each of which has to be somewhere in the listing. */
export const searchWords = z
  .string('Give q as one text')
  .max(200, 'q must be 200 characters or fewer')
  .refine((value) => isPlain(value), 'q must not contain hidden or control characters')
  .refine((value) => value.trim().split(/\s+/).length <= 10, 'q must have 10 words or fewer')
  .meta({
    description: 'Words to look for; each has to be somewhere, and a typing error is forgiven',
    examples: ['ikeja bike'],
  });

/**
 * The one list dialect (design: lists): plain parameters for people, and ra-data-simple-rest's JSON
 * `filter`, `sort` and `range`. A key, field or direction that is not listed is refused by name.
 */
export function listQuery<Filters extends z.ZodRawShape, Field extends string>(
  filters: Filters,
  sorts: Readonly<Record<Field, string>>,
  id: z.ZodType<string, string> = z.uuid(),
  beside: z.ZodRawShape = {},
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
        ...beside,
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

/** {@link listQuery} for listings, where a page may begin behind the one before. */
export const listingQuery = <Filters extends z.ZodRawShape, Field extends string>(
  filters: Filters,
  sorts: Readonly<Record<Field, string>>,
) => listQuery(filters, sorts, z.uuid(), { after: After.optional() });

/** The parameters as they came; a key that is given twice counts as the JSON filter says. */
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

/** A parameter in JSON. What is wrong with a filter's value is said as such; else the sentence shows what would be right. */
const json = (name: string, value: z.ZodType, example: string, shown?: string) => {
  const wrong = `${name} must be JSON such as ${example}`;
  return z
    .string(wrong)
    .max(8192, wrong)
    .transform((text, context) => {
      const { data, error } = value.safeParse(parsed(text));
      const known = error?.issues.find(isAboutKey);
      if (error) context.addIssue({ code: 'custom', message: known?.message ?? wrong });
      return data;
    })
    .optional()
    .meta({ description: `JSON such as ${example}`, ...(shown && { example: shown }) });
};

/** Whether an issue says more than that the whole is wrong. */
const isAboutKey = ({ code, path }: z.core.$ZodIssue) =>
  code === 'unrecognized_keys' || (code === 'custom' && path.length > 0);

/** Undefined, which no parameter may be, where there is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unknown = (what: string) => (issue: { code?: string; keys?: string[] }) =>
  issue.code === 'unrecognized_keys' ? `Unknown ${what}: ${issue.keys?.join(', ')}` : undefined;
