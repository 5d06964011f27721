import fc, { type Arbitrary } from 'fast-check';
import type { ContractOperation } from '../contract-check/contract.ts';
import { bodiesOf, queryParametersOf, resolved, type InputSchema } from './examples.ts';
import { hostileIds, hostileNames, hostileTexts, hostileValues, pollution } from './hostile.ts';
import { form } from './form.ts';
import { type Role, roles } from './roles.ts';
import { valueOf } from './valid-values.ts';

export interface Request {
  path: string;
  role: Role;
  headers: Record<string, string>;
  body?: Buffer;
}

const text = fc.constantFrom(...hostileTexts);
const value = fc.constantFrom(...hostileValues);
const mostly = <T>(valid: Arbitrary<T>, hostile: Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: hostile });

/** Requests for a call, valid or nearly valid; `ids` are of existing listings. */
export const requestFor = (
  operation: ContractOperation,
  ids: readonly string[],
): Arbitrary<Request> =>
  fc
    .record({
      id: mostly(fc.constantFrom(...ids), fc.constantFrom(...hostileIds)),
      query: queryOf(operation),
      role: mostly(fc.constant<Role>('an admin'), fc.constantFrom(...roles)),
      extra: oddHeaders(),
      content: contentOf(operation),
    })
    .map(({ id, query, role, extra, content }) => ({
      path: operation.path.replace('{id}', id) + query,
      role,
      headers: { ...extra, ...content?.headers },
      ...(content && { body: content.body }),
    }));

const headerValues: Record<string, string[]> = {
  Accept: ['text/html', 'application/xml', '*/*', 'nonsense'],
  'Idempotency-Key': ['the-same-key', crypto.randomUUID(), 'short', 'x'.repeat(300), 'a key'],
  'If-None-Match': ['*', 'W/"x"', 'nonsense'],
  'X-Request-Id': ['my-own-request', 'x', '<b>', 'x'.repeat(300)],
  'X-Visitor-Address': ['192.0.2.1', '::1', 'nonsense'],
  'Content-Encoding': ['identity', 'gzip', 'nonsense'],
  'X-HTTP-Method-Override': ['DELETE'],
  Range: ['companies=0-1', 'bytes=0-1'],
};

/** At most two unusual headers. */
const oddHeaders = (): Arbitrary<Record<string, string>> => {
  const key = fc.constantFrom(process.env.SITE_KEY ?? '', 'wrong');
  const odd = fc
    .constantFrom(...Object.entries(headerValues))
    .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));
  return fc
    .tuple(key, fc.array(odd, { maxLength: 2 }))
    .map(([key, odd]) => ({ 'X-Site-Key': key, ...Object.fromEntries(odd) }));
};

/** The documented value of a schema, or any that it allows. */
function like(schema: InputSchema): Arbitrary<unknown> {
  const { example } = resolved(schema);
  return example === undefined
    ? valueOf(schema)
    : fc.oneof({ weight: 4, arbitrary: fc.constant(example) }, valueOf(schema));
}

type Fields = [name: string, value: unknown][];

/** Fields of a schema, with some replaced and some added. */
const fieldsLike = (schema: InputSchema): Arbitrary<Fields> => {
  const names = Object.keys(resolved(schema).properties ?? {});
  const odd = fc.tuple(mostly(fc.constantFrom(...names), fc.constantFrom(...hostileNames)), value);
  return fc
    .tuple(like(schema), mostly(fc.constant<Fields>([]), fc.array(odd, { maxLength: 3 })))
    .map(([right, wrong]) => [...Object.entries(right as object), ...wrong]);
};

/** Serialized by hand, since objects cannot have duplicate keys or a field `__proto__`. */
const json = (fields: Fields) =>
  `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner) ?? 'null'}`).join(',')}}`;

type Content = Required<Pick<Request, 'headers' | 'body'>>;

function contentOf(operation: ContractOperation): Arbitrary<Content | undefined> {
  const bodies = bodiesOf(operation);
  const [, media] = bodies[0] ?? [];
  if (!media?.schema) return fc.constant(undefined);
  const fields = fieldsLike(media.schema);
  const asJson = fields.map((all) => jsonContent(json(all)));
  const asForm = bodies.some(([type]) => type.startsWith('multipart'))
    ? [{ weight: 5, arbitrary: form(fields, media.schema) }]
    : [];
  return fc.oneof(
    { weight: 6, arbitrary: asJson },
    { weight: 1, arbitrary: fc.constantFrom(...pollution).map((text) => jsonContent(text)) },
    { weight: 1, arbitrary: value.map((inner) => jsonContent(JSON.stringify(inner))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(text, fc.constantFrom(...oddTypes))
        .map(([all, type]) => content(all, type)),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
    ...asForm,
  );
}

const oddTypes = [
  'application/json',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'multipart/form-data; boundary=x',
  'image/png',
  'nonsense',
  'application/problem+json',
];
const content = (body: string, type: string): Content => ({
  headers: { 'Content-Type': type },
  body: Buffer.from(body),
});
const jsonContent = (body: string) => content(body, 'application/json');

/** Documented and undocumented parameters, some repeated, in the syntax of several frameworks. */
function queryOf(operation: ContractOperation): Arbitrary<string> {
  const known = queryParametersOf(operation).map(({ name, schema }) =>
    fc.tuple(fc.constant(name), mostly(dialect[name] ?? like(schema).map(String), text)),
  );
  const odd = fc.tuple(fc.constantFrom('x', 'filter[q]', 'q[]', '$or', '__proto__', 'limit'), text);
  const pairs =
    known.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.oneof(...known) }, odd) : odd;
  return fc.array(pairs, { maxLength: 3 }).map((all) => `?${new URLSearchParams(all)}`);
}

const filterNames =
  'q id status service type location verified answered kind listing moderator action from to'.split(
    ' ',
  );

/** Values of the JSON parameters. */
const dialect: Record<string, Arbitrary<string>> = {
  filter: fc.oneof(
    fc.array(fc.tuple(fc.constantFrom(...filterNames), value), { maxLength: 2 }).map(json),
    fc
      .record({ q: fc.string({ unit: 'grapheme', maxLength: 20 }) })
      .map((filter) => JSON.stringify(filter)),
    fc.array(fc.uuid(), { maxLength: 3 }).map((id) => JSON.stringify({ id })),
    fc.constantFrom(...pollution),
  ),
  sort: fc
    .tuple(
      fc.constantFrom('name', 'title', 'createdAt', 'email', 'id', 'status', ...hostileNames),
      fc.constantFrom('ASC', 'DESC', 'asc', ''),
    )
    .map((sort) => JSON.stringify(sort)),
  range: fc
    .tuple(fc.integer({ min: -1, max: 40 }), fc.integer({ min: -1, max: 140 }))
    .map((range) => JSON.stringify(range)),
};
