import type { OpenAPIObject } from '@nestjs/swagger';
import { callsOf, requestContentOf } from './operations.ts';
import type { Schema } from './example-of.ts';

/**
 * Gives each call that takes a form or JSON two schemas: `JobPostingForm` with the image, and `JobPosting` without it, which
 * is closed, since unknown fields of JSON are refused (images/image-field.decorator.ts).
 */
export function separateJsonBodies(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const { operation } of callsOf(document)) {
    const { 'application/json': json, 'multipart/form-data': form } = requestContentOf(operation);
    const name = json?.schema && (json.schema as Schema).$ref?.split('/').at(-1);
    const whole = name && schemas[name];
    if (!form || !whole) continue;
    const fields = Object.entries(whole.properties ?? {});
    schemas[`${name}Form`] = whole;
    schemas[name] = {
      ...whole,
      properties: Object.fromEntries(fields.filter(([, { format }]) => format !== 'binary')),
      additionalProperties: false,
    };
    form.schema = { $ref: `#/components/schemas/${name}Form` };
  }
}
