/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  example?: unknown;
  enum?: unknown[];
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  anyOf?: Schema[];
}

/** The example of a schema, else one composed of the examples of its parts; fields without an example are omitted. */
export function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  const { $ref, example, anyOf, items, properties } = schema;
  if (example !== undefined) return example;
  if ($ref) return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.enum?.length) return schema.enum[0];
  if (anyOf) return anyOf.map((one) => exampleOf(one, schemas)).find((one) => one !== undefined);
  if (items) return [exampleOf(items, schemas)];
  return properties && ofFields(schema, properties, schemas);
}

function ofFields(
  { required = [] }: Schema,
  properties: Record<string, Schema>,
  schemas: Readonly<Record<string, Schema>>,
) {
  const fields = Object.entries(properties).map(([name, field]): [string, unknown] => [
    name,
    required.includes(name) ? exampleOf(field, schemas) : field.example,
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
