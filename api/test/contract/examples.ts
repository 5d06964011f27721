import { hashPassword } from '../../src/auth/password.ts';
import type { TestApp } from '../app.ts';
import { makeAdmin } from '../make-account.ts';
import { type ContractOperation, operations, partOf } from '../contract-check/contract.ts';

/** The subset of JSON Schema of inputs in contract/openapi.json. */
export interface InputSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  example?: unknown;
  anyOf?: InputSchema[];
  items?: InputSchema;
  properties?: Record<string, InputSchema>;
  additionalProperties?: InputSchema | boolean;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Media {
  schema?: InputSchema;
  example?: unknown;
}

export const resolved = (schema: InputSchema): InputSchema =>
  schema.$ref ? resolved(partOf(schema)) : schema;

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: InputSchema;
}

export const queryParametersOf = ({ operation }: ContractOperation) =>
  ((operation.parameters ?? []) as unknown as Parameter[]).filter((one) => one.in === 'query');

/** The request content of a call, as pairs of media type and media. */
export const bodiesOf = ({ operation }: ContractOperation) =>
  Object.entries(
    (operation.requestBody as { content: Record<string, Media> } | undefined)?.content ?? {},
  );

export const exampleBodyOf = (operation: ContractOperation) =>
  bodiesOf(operation)[0]?.[1].example as Record<string, unknown> | undefined;

/** Creates the account of the documented login. */
export async function makeDocumentedAccount(api: TestApp) {
  const login = operations.find(({ name }) => name === 'POST /api/auth/login');
  const { email, password } = (login && exampleBodyOf(login)) as Record<string, string>;
  return makeAdmin(api, { email: email!, passwordHash: await hashPassword(password!) });
}
