import type { StandardSchemaConverter } from '@nestjs/swagger';
import { z } from 'zod';

const path = '#/components/schemas/';

/**
 * Zod to JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. A schema with `.meta({ id })` becomes a component of that
 * name wherever it is used, also at the top.
 */
export const convertSchema: StandardSchemaConverter = (schema, { schemaType }) => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const {
    $schema: _,
    $defs = {},
    ...json
  } = z.toJSONSchema(schema, { io: schemaType, target: 'draft-2020-12' });
  const id = schema.meta()?.id;
  if (!id) return { schema: json, components: withoutIds($defs) };
  return { schema: { $ref: path + id }, components: withoutIds({ ...$defs, [id]: json }) };
};

/** The name of a component is its key; a second `id` inside would be a base address to a JSON Schema reader. */
const withoutIds = (schemas: Record<string, { id?: unknown }>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, { id: _, ...json }]) => [name, json]));
