import type { TestApp } from '../app.ts';
import { type Operation, operations } from '../contract/contract.ts';
import { bodiesOf, exampleOf, resolved, type Schema } from '../contract/examples.ts';
import { makeInState, pluralOf } from '../contract/states.ts';

/** A call that takes a body, with a body that it takes. */
export interface WritingCall {
  name: string;
  operation: Operation;
  schema: Schema;
  body: Record<string, unknown>;
}

/** Every call of the contract with a body. */
export const writingCalls: readonly WritingCall[] = operations.flatMap((operation) => {
  const [, media] = bodiesOf(operation)[0] ?? [];
  if (!media?.schema) return [];
  const schema = resolved(media.schema);
  const body = exampleOf(schema) as Record<string, unknown>;
  return [{ name: operation.name, operation, schema, body }];
});

/** The fields of a call that take a text of the sender's own words, or a list of them. */
export const textFieldsOf = ({ schema }: WritingCall): string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, field]) => isText(field))
    .map(([name]) => name);

function isText(field: Schema): boolean {
  const { type, anyOf, items, enum: values, format } = resolved(field);
  if (anyOf) return anyOf.some(isText);
  if (items) return isText(items);
  return [type].flat().includes('string') && !values && format !== 'binary';
}

/** Sends a body to a call about a new listing or inquiry of the state that the call is for; answers its id as well. */
export async function send(api: TestApp, token: string, call: WritingCall, body: object) {
  const { method, path } = call.operation;
  const id = path.includes('{id}') ? await makeSubject(api, token, call) : '';
  const answer = await api.http[method](path.replace('{id}', id))
    .auth(token, { type: 'bearer' })
    .set('X-Site-Key', process.env.SITE_KEY ?? '')
    .send(body);
  return { ...answer, status: answer.status, body: answer.body, id: id || answer.body.id };
}

async function makeSubject(api: TestApp, token: string, { operation }: WritingCall) {
  if (operation.path.includes('/inquiries/')) return makeInquiry(api);
  const isFirstDecision = /\/(approve|verify|reject)$/.test(operation.path);
  return makeInState(api, pluralOf(operation), isFirstDecision ? 'pending' : 'live', token);
}

async function makeInquiry(api: TestApp): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    `insert into inquiry (name, email, phone, interest, message)
     values ('Ada', 'ada@example.com', '+2348031234567', 'other', 'Hello') returning id`,
  );
  return row?.id ?? '';
}
