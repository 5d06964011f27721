import type { StandardSchemaConverter } from '@nestjs/swagger';
import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/**
 * Converts Zod to JSON Schema 2020-12 for OpenAPI 3.1. A schema with `.meta({ id })` becomes a component of that name.
 * @throws Error if a name has two definitions, as with a schema whose input differs from its output
 */
export function schemaConverter(): StandardSchemaConverter {
  const definitions = new Map<string, string>();
  const unique = (name: string, component: object) => {
    const definition = JSON.stringify(component);
    if ((definitions.get(name) ?? definition) !== definition) {
      throw new Error(`Two different schemas are called ${name} in the contract.`);
    }
    definitions.set(name, definition);
    return component;
  };
  return (schema, { schemaType }) => {
    if (!(schema instanceof z.ZodType)) return undefined;
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, {
      io: schemaType,
      reused: 'inline',
      override: ({ jsonSchema }) => {
        bound(jsonSchema);
        if (schemaType === 'input' && jsonSchema.format === 'uuid') jsonSchema.maxLength = 36;
        // New fields may be added to responses.
        if (schemaType === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    });
    const components = Object.entries($defs).map(
      ([name, { id: _id, ...component }]) => [name, unique(name, component)] as const,
    );
    return { schema: json, components: Object.fromEntries(components) };
  };
}

/** Whether a schema consists of alternatives only. */
const isUnion = (json: Json): json is Json & { anyOf: Json[] } =>
  Object.keys(json).length === 1 && json.anyOf !== undefined;

/** Adds the width of integers, which Zod does not export, omits patterns of known formats, joins nested alternatives. */
function bound(json: Json): void {
  if (json.anyOf) json.anyOf = json.anyOf.flatMap((one) => (isUnion(one) ? one.anyOf : [one]));
  if (json.type === 'integer') json.format = Number(json.maximum) < 2 ** 31 ? 'int32' : 'int64';
  if (json.format === 'uuid' || json.format === 'date-time') delete json.pattern;
}
