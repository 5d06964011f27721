import { partnerKey } from '../limits/partner-policies.ts';
import type { WorkedRequest } from './curl.ts';
import type { Schema } from './example-of.ts';
import { type Call, type Operation, requestContentOf } from './operations.ts';

/** Example requests of a call: with JSON, and with an image if it takes one. */
export function workedRequests(
  { path, method, operation }: Call,
  schemas: Readonly<Record<string, Schema>>,
): [label: string, request: WorkedRequest][] {
  const inPath = examplesIn(operation, 'path');
  const request = {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? ''),
    query: examplesIn(operation, 'query'),
    headers: { ...examplesIn(operation, 'header'), ...tokenFor(operation) },
  };
  const { 'application/json': json, 'multipart/form-data': form } = requestContentOf(operation);
  const plain: [string, WorkedRequest] = ['Example', { ...request, json: json?.example }];
  const file = form?.schema && fileIn(form.schema, schemas);
  if (!file) return [plain];
  const fields = form.example as Record<string, unknown>;
  return [plain, ['Example with an image', { ...request, form: { fields, file } }]];
}

/** The examples of parameters by name. */
function examplesIn({ parameters = [] }: Operation, where: string): Record<string, string> {
  const found = parameters.flatMap((parameter) => {
    if (!('in' in parameter) || parameter.in !== where) return [];
    const { name, schema } = parameter;
    const example = (parameter.example ?? (schema as Schema | undefined)?.example) as
      | string
      | number
      | undefined;
    return example === undefined ? [] : [[name, String(example)] as const];
  });
  return Object.fromEntries(found);
}

function tokenFor({ security = [] }: Operation): Record<string, string> {
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0)) return {};
  const isPartners = security.some((one) => partnerKey in one);
  return isPartners ? { 'X-Api-Key': '$PARTNER_KEY' } : { Authorization: 'Bearer $TOKEN' };
}

/** The name of the image field. */
function fileIn(schema: Schema, schemas: Readonly<Record<string, Schema>>) {
  const { properties = {} } = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  return Object.keys(properties).find((name) => properties[name]?.format === 'binary');
}
