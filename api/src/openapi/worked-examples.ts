import type { OpenAPIObject } from '@nestjs/swagger';
import { curl } from './curl.ts';
import { exampleOf, type Schema } from './example-of.ts';
import { answerOf, bodyOf, callsOf, type Media, type Operation } from './operations.ts';
import { workedRequests } from './worked-requests.ts';

/** Gives each call an example of its request, as a command to copy, and of its answer. */
export function addExamples(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const calls = callsOf(document);
  for (const { operation } of calls) {
    fillIn(answerOf(operation), schemas);
    fillIn(bodyOf(operation), schemas);
  }
  for (const { path, method, operation } of calls) {
    nameListing(document, path, operation);
    const samples = workedRequests({ path, method, operation }, schemas).map(
      ([label, request]) => ({
        lang: 'Shell',
        label,
        source: curl(request),
      }),
    );
    Object.assign(operation, { 'x-codeSamples': samples });
    operation.description = [operation.description, ...samples.map(shown)].join('\n\n');
  }
}

const shown = ({ label, source }: { label: string; source: string }) =>
  `**${label}**\n\n\`\`\`sh\n${source}\n\`\`\``;

function fillIn(media: Media, schemas: Record<string, Schema>): void {
  for (const content of Object.values(media)) {
    if (content.schema) content.example = exampleOf(content.schema, schemas);
  }
}

/** `{id}` is shown as the listing that stands in the example of its list. */
function nameListing(document: OpenAPIObject, path: string, { parameters = [] }: Operation): void {
  const [listPath = ''] = path.split('/{id}', 1);
  const list = document.paths[listPath]?.get;
  const rows: unknown = list && Object.values(answerOf(list))[0]?.example;
  if (!Array.isArray(rows)) return;
  for (const parameter of parameters) {
    if ('in' in parameter && parameter.in === 'path') parameter.example = rows[0]?.id;
  }
}
