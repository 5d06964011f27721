import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { callsOf, type Operation } from '../../src/platform/openapi/operations.ts';

/** The committed contract/openapi.json. */
export const document: OpenAPIObject = JSON.parse(
  readFileSync(new URL('../../../contract/openapi.json', import.meta.url), 'utf8'),
);

/** Every call, including the site's. */
export const operations = callsOf(document).map(({ method, path, operation }) => ({
  name: `${method.toUpperCase()} ${path}`,
  method,
  path,
  operation: whole(operation),
}));
export type ContractOperation = (typeof operations)[number];

/** The call with references to shared parameters and responses resolved. */
function whole({ parameters, responses, ...operation }: Operation): Operation {
  const entries = Object.entries(responses).map(([status, one]) => [status, partOf(one!)]);
  return {
    ...operation,
    parameters: parameters?.map(partOf) ?? [],
    responses: Object.fromEntries(entries) as Operation['responses'],
  };
}

/** A part of the document, or the one of `components` to which its `$ref` points. */
export function partOf<Part extends object>(part: Part): Part {
  if (!('$ref' in part)) return part;
  const [kind = '', name = ''] = String(part.$ref).split('/').slice(2);
  return Reflect.get(Reflect.get(document.components ?? {}, kind) as object, name) as Part;
}

/** The call that a request matches, as in the router: a path without parameters takes precedence. */
export const operationOf = (method: string, path: string): ContractOperation | undefined =>
  patterns.find(
    ({ operation, pattern }) =>
      operation.method === (method === 'HEAD' ? 'get' : method.toLowerCase()) && pattern.test(path),
  )?.operation;

const patterns = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  }))
  .sort((a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')));

/** A JSON pointer into the document (RFC 6901). */
export const pointer = (...steps: (string | number)[]) =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A JSON pointer to a response of a call, which may be a shared one. */
export function pointerTo(path: string, method: ContractOperation['method'], status: number) {
  const response = document.paths[path]?.[method]?.responses[status];
  if (response && '$ref' in response) return response.$ref.slice(1);
  return pointer('paths', path, method, 'responses', status);
}

/** Responses may grow, but each field that is sent has to be documented: the check closes every object. */
const closed = JSON.parse(JSON.stringify(document), (_, value: unknown) => {
  const isObject = value !== null && typeof value === 'object' && 'properties' in value;
  return isObject && 'type' in value ? { additionalProperties: false, ...value } : value;
}) as typeof document;

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
addFormats.default(ajv);
// Names of rules that no pattern tells.
for (const name of ['phone', 'phones', 'place', 'states']) ajv.addFormat(name, true);
ajv.addVocabulary(['example', ...Object.keys(document)]);
ajv.addSchema(closed, 'contract');

const validators = new Map<string, ValidateFunction>();

/** The validation errors of a value by the schema at a JSON pointer; undefined if it is valid. */
export function schemaErrors(schemaPointer: string, value: unknown): string | undefined {
  let validate = validators.get(schemaPointer);
  if (!validate) {
    validate = ajv.compile({ $ref: `contract#${encodeURI(schemaPointer)}` });
    validators.set(schemaPointer, validate);
  }
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
}
