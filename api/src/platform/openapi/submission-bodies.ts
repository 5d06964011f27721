import type { OpenAPIObject } from '@nestjs/swagger';
import { callsOf, requestContentOf } from './operations.ts';
import type { Schema } from './example-of.ts';

/**
 * Gives each call that takes a form or JSON two schemas: `JobPostingForm` with the image, and `JobPosting` without it, which
 * is closed, since unknown fields of JSON are refused (images/image-fields.ts). A form has texts only: generated
 * clients cannot append null or a list to one.
 */
export function separateJsonBodies(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const { operation } of callsOf(document)) {
    const { 'application/json': json, 'multipart/form-data': form } = requestContentOf(operation);
    const name = json?.schema && (json.schema as Schema).$ref?.split('/').at(-1);
    const whole = name && schemas[name];
    if (!form || !whole) continue;
    const fields = Object.entries(whole.properties ?? {});
    const texts = fields.map(([field, schema]): [string, Schema] => [field, asText(schema)]);
    schemas[`${name}Form`] = { ...whole, properties: Object.fromEntries(texts) };
    schemas[name] = {
      ...whole,
      properties: Object.fromEntries(fields.filter(([, { format }]) => format !== 'binary')),
      additionalProperties: false,
    };
    form.schema = { $ref: `#/components/schemas/${name}Form` };
  }
}

/** A field of a form: without its alternatives null and list. */
function asText({ anyOf, ...field }: Schema): Schema {
  const kept = anyOf?.map(asText).filter(({ type }) => type !== 'null' && type !== 'array');
  const { example } = field;
  return {
    ...field,
    ...(Array.isArray(example) && { example: example.join(', ') }),
    ...(kept?.length === 1 ? kept[0] : kept && { anyOf: kept }),
  };
}
