import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The contract as it is committed: what partners have in their hands. */
export const document: OpenAPIObject = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
);

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every call of the contract. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, method, path, operation }] : [];
  }),
);
export type Operation = (typeof operations)[number];

/** The call that a request is, as the router finds it: a path without parameters goes first. */
export const operationOf = (method: string, path: string): Operation | undefined =>
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

/** A place in the document as a JSON pointer (RFC 6901). */
export const pointer = (...steps: (string | number)[]) =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
