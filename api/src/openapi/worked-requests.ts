import type { WorkedRequest } from './curl.ts';
import type { Schema } from './example-of.ts';
import { bodyOf, type Call, type Operation } from './operations.ts';

/** The requests that show how a call is made: by JSON, and with an image where it takes one. */
export function workedRequests(
  { path, method, operation }: Call,
  schemas: Readonly<Record<string, Schema>>,
): [label: string, request: WorkedRequest][] {
  const inPath = examplesIn(operation, 'path');
  const request = {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name) => inPath[name] ?? ''),
    query: examplesIn(operation, 'query'),
    headers: { ...examplesIn(operation, 'header'), ...tokenFor(operation) },
  };
  const { 'application/json': json, 'multipart/form-data': form } = bodyOf(operation);
  const plain: [string, WorkedRequest] = ['Example', { ...request, json: json?.example }];
  const file = form?.schema && fileIn(form.schema, schemas);
  if (!file) return [plain];
  const fields = form.example as Record<string, unknown>;
  return [plain, ['Example with an image', { ...request, form: { fields, file } }]];
}

/** The parameters that have an example, by name. */
function examplesIn({ parameters = [] }: Operation, where: string): Record<string, string> {
  const found = parameters.flatMap((parameter) => {
    if (!('in' in parameter) || parameter.in !== where) return [];
    const { name, schema, example = (schema as Schema | undefined)?.example } = parameter;
    return example === undefined ? [] : [[name, String(example)]];
  });
  return Object.fromEntries(found);
}

/** Where nobody is let in without a token. */
const tokenFor = ({ security }: Operation): Record<string, string> =>
  security?.length && !security.some((way) => Object.keys(way).length === 0)
    ? { Authorization: 'Bearer $TOKEN' }
    : {};

/** The field that takes the image. */
function fileIn(schema: Schema, schemas: Readonly<Record<string, Schema>>) {
  const { properties = {} } = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  return Object.keys(properties).find((name) => properties[name]?.format === 'binary');
}
