import type { OpenAPIObject } from '@nestjs/swagger';
import { internal } from '../http/internal.decorator.ts';
import { curl } from './curl.ts';
import { exampleOf, type Schema } from './example-of.ts';
import {
  callsOf,
  type Media,
  type Operation,
  requestContentOf,
  responseContentOf,
} from './operations.ts';
import { workedRequests } from './worked-requests.ts';

/**
 * Adds examples of the request, as curl commands in the description, and of the response to each call. An internal call,
 * which the documentation leaves out, gets an example of its body only, for tests.
 */
export function addExamples(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const calls = callsOf(document);
  const documented = calls.filter(({ operation }) => !(internal in operation));
  for (const { operation } of calls) addExample(requestContentOf(operation), schemas);
  for (const { operation } of documented) addExample(responseContentOf(operation), schemas);
  for (const { path, operation } of calls) fillInId(document, path, operation);
  for (const { path, method, operation } of documented) {
    const commands = workedRequests({ path, method, operation }, schemas).map(
      ([label, request]) => `**${label}**\n\n\`\`\`sh\n${curl(request)}\n\`\`\``,
    );
    operation.description = [operation.description, ...commands].join('\n\n');
  }
}

function addExample(media: Media, schemas: Record<string, Schema>): void {
  for (const content of Object.values(media)) {
    if (content.schema) content.example = exampleOf(content.schema, schemas);
  }
}

/** Uses the id in the example of a list as the example of `{id}`. */
function fillInId(document: OpenAPIObject, path: string, { parameters = [] }: Operation): void {
  const [listPath = ''] = path.split('/{id}', 1);
  const list = document.paths[listPath]?.get;
  const rows: unknown = list && Object.values(responseContentOf(list))[0]?.example;
  if (!Array.isArray(rows)) return;
  for (const parameter of parameters) {
    if ('in' in parameter && parameter.in === 'path')
      parameter.example = (rows as { id?: string }[])[0]?.id;
  }
}
