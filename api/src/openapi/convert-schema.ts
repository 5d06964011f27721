import type { StandardSchemaConverter } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * Zod to JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. A schema with `.meta({ id })` becomes a component of that
 * name. One name must mean one thing: a schema whose input differs from its output cannot be used as both.
 */
export function schemaConverter(): StandardSchemaConverter {
  const meanings = new Map<string, string>();
  const agreed = (name: string, component: object) => {
    const meaning = JSON.stringify(component);
    if ((meanings.get(name) ?? meaning) !== meaning) {
      throw new Error(`Two different schemas are called ${name} in the contract.`);
    }
    meanings.set(name, meaning);
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
      override: ({ jsonSchema }) => bound(jsonSchema),
    });
    const components = Object.entries($defs).map(([name, { id: _id, ...component }]) => [
      name,
      agreed(name, component),
    ]);
    return { schema: json, components: Object.fromEntries(components) };
  };
}

/** Says what Zod knows and JSON Schema would otherwise not: how long a UUID is and how wide an integer. */
function bound(json: z.core.JSONSchema.BaseSchema): void {
  if (json.type === 'integer') json.format = Number(json.maximum) < 2 ** 31 ? 'int32' : 'int64';
  if (json.format === 'uuid') json.maxLength = 36;
}
