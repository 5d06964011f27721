import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { config } from '../config/config.ts';
import { bearer } from '../auth/auth.decorators.ts';
import { problemExamples } from '../platform/errors/describe-codes.ts';
import { Problem } from '../platform/errors/problem.schema.ts';
import { refusal } from '../platform/errors/refuses.decorator.ts';
import { limitSentence } from '../platform/limits/describe-limits.ts';
import { ownerToken } from '../ownership/owner.guard.ts';
import { partnerKey } from '../platform/limits/partner-policies.ts';
import { alsoLimitedBy, limitedBy } from '../platform/limits/limited.decorator.ts';
import { schemaConverter } from './convert-schema.ts';
import { description } from './description.ts';
import { type Call, callsOf } from './operations.ts';
import { withUsedParts } from './publish.ts';
import { addHeaders, headers } from './response-headers.ts';
import { shareParts } from './shared-parts.ts';
import { separateJsonBodies } from './submission-bodies.ts';
import { tags } from './tags.ts';
import { addExamples } from './worked-examples.ts';

/** The OpenAPI document of every call. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const toJsonSchema = schemaConverter();
  const document = SwaggerModule.createDocument(app, head(), {
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
    for (const name of [limitedBy, alsoLimitedBy]) Reflect.deleteProperty(operation, name);
    addHeaders(call);
  }
  addExamples(document);
  document.components.examples = problemExamples;
  shareParts(document);
  return withUsedParts(sorted(document));
}

const head = () =>
  tags
    .reduce(
      (builder, { name, description }) => builder.addTag(name, description),
      new DocumentBuilder(),
    )
    .setOpenAPIVersion('3.1.0')
    .setTitle(config.site.name)
    .setDescription(description)
    .setVersion('1')
    .setContact(config.site.name, `${config.site.url}/contact`, config.site.supportEmail)
    .setLicense('Terms of service', `${config.site.url}/terms`)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'The token of POST /api/auth/login, signed and verified as RFC8725 recommends: one algorithm (HS256), and issuer, audience and expiry are always verified.',
      },
      bearer,
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The key of a partner' },
      partnerKey,
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: '`Owner ` and the token of the link in the mails of a listing',
      },
      ownerToken,
    )
    .build();

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
