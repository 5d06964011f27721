import { hashPassword } from '../../src/auth/password.ts';
import type { TestApp } from '../app.ts';
import { makeAdmin } from '../make-account.ts';
import { document, type Operation } from './contract.ts';

/** A JSON Schema, as far as examples need it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  example?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  maxLength?: number;
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export const resolved = (schema: Schema): Schema =>
  schema.$ref
    ? resolved(document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] as Schema)
    : schema;

/** The media types that a call takes, by name. */
export const bodiesOf = ({ operation }: Operation) =>
  Object.entries(
    (operation.requestBody as { content: Record<string, Media> } | undefined)?.content ?? {},
  );

/** The documented bodies of a call: those that are shown as such, else the one that the fields' examples make. */
export const examplesOf = ({ example, examples, schema = {} }: Media): unknown[] => {
  if (example !== undefined) return [example];
  if (examples) return Object.values(examples).map(({ value }) => value);
  return [exampleOf(schema)];
};

/** The example that a schema gives, or the one that its parts make; files are left out. */
export function exampleOf(schema: Schema): unknown {
  const { example, enum: values, anyOf, properties, items } = resolved(schema);
  if (example !== undefined) return example;
  if (values) return values[0];
  if (anyOf) return anyOf.map(exampleOf).find((value) => value !== undefined);
  if (items) return [exampleOf(items)].filter((item) => item !== undefined);
  if (!properties) return undefined;
  const parts = Object.entries(properties).map(([name, part]) => [name, exampleOf(part)]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** Makes true what the example of the login says. */
export async function makeDocumentedAccount(api: TestApp) {
  const { email, password } = exampleOf({ $ref: '#/components/schemas/Credentials' }) as {
    email: string;
    password: string;
  };
  return makeAdmin(api, { email, passwordHash: await hashPassword(password) });
}
