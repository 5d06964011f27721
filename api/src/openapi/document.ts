import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { bearer } from '../auth/auth.decorators.ts';
import { Problem } from '../errors/problem.schema.ts';
import { refusal } from '../errors/refuses.decorator.ts';
import { schemaConverter } from './convert-schema.ts';
import { description } from './description.ts';

/** The contract: what openapi.json, /api/openapi.json and /api/docs say. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Naija Dispatch')
    .setDescription(description)
    .setVersion('1')
    .addServer('/')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The token of POST /api/auth/login.',
      },
      bearer,
    )
    .build();
  const toJsonSchema = schemaConverter();
  const document = SwaggerModule.createDocument(app, head, {
    standardSchemaConverter: toJsonSchema,
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
  const problem = toJsonSchema(Problem, { schemaType: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...problem?.components },
  };
  for (const operation of operationsOf(document)) {
    operation.responses = { 500: refusal(500), 503: refusal(503), ...operation.responses };
  }
  return sorted(document);
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const operationsOf = ({ paths }: OpenAPIObject) =>
  Object.values(paths).flatMap((path) => methods.flatMap((method) => path[method] ?? []));

/** Keys in one order, so that the committed file changes only when the contract does. */
function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  ) as T;
}
