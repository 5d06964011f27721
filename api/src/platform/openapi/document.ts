import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { config } from '../../config/config.ts';
import { problemExamples } from '../errors/describe-codes.ts';
import { Problem } from '../errors/problem.schema.ts';
import { refusal } from '../errors/refuses.decorator.ts';
import { limitSentence } from '../limits/describe-limits.ts';
import { alsoLimitedBy, limitedBy } from '../limits/limited.decorator.ts';
import { schemaConverter } from './convert-schema.ts';
import { type Call, callsOf } from './operations.ts';
import { withUsedParts } from './publish.ts';
import { addHeaders, headers } from './response-headers.ts';
import { shareParts } from './shared-parts.ts';
import { separateJsonBodies } from './submission-bodies.ts';
import { addExamples } from './worked-examples.ts';

/** Title, introduction, tags and security schemes. */
export type Head = Omit<OpenAPIObject, 'paths'>;

/** The OpenAPI document of every call. */
export function openApiDocument(app: INestApplication, head: Head): OpenAPIObject {
  const toJsonSchema = schemaConverter();
  const document = SwaggerModule.createDocument(app, head, {
    standardSchemaConverter: toJsonSchema,
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
  const problem = toJsonSchema(Problem, { schemaType: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...problem?.components },
    headers,
  };
  document.servers = [{ url: config.site.url, 'x-internal': false } as { url: string }];
  separateJsonBodies(document);
  for (const call of callsOf(document)) {
    const { operation } = call;
    operation.responses = { ...commonResponses(call), ...operation.responses };
    operation.description = [operation.description, limitSentence(call)].join('\n\n');
    // A call for anybody that takes a token and a key has been told twice that it needs neither.
    const ways = operation.security?.map((way) => [JSON.stringify(way), way] as const);
    if (ways) operation.security = [...new Map(ways).values()];
    for (const name of [limitedBy, alsoLimitedBy]) Reflect.deleteProperty(operation, name);
    addHeaders(call);
  }
  addExamples(document);
  document.components.examples = problemExamples;
  shareParts(document);
  return withUsedParts(sorted(document));
}

const commonResponses = ({ method, operation: { requestBody } }: Call) => ({
  ...(method === 'get' && {
    304: { description: 'Nothing has changed since the `ETag` you sent' },
  }),
  400: errorResponse('bad_request'),
  ...(requestBody && {
    411: errorResponse('length_required'),
    413: errorResponse('too_large'),
    415: errorResponse('unsupported_media_type'),
  }),
  429: errorResponse('rate_limited'),
  431: errorResponse('headers_too_large'),
  500: errorResponse('internal'),
  503: errorResponse('temporarily_unavailable'),
});

function errorResponse(code: Parameters<typeof refusal>[0]) {
  const { status: _, ...response } = refusal(code);
  return response;
}

/** Sorts keys, so that the committed file changes only with the contract. */
function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => Number(isForm(b)) - Number(isForm(a)) || (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  ) as T;
}

/** Named before JSON: generators of clients take the first media type of a body, and only a form can have an image. */
const isForm = (key: string) => key === 'multipart/form-data';
