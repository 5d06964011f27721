import type { TestApp } from '../app.ts';
import { operations } from '../contract-check/contract.ts';
import { bodiesOf, exampleBodyOf, resolved, type InputSchema } from '../contract/examples.ts';
import type { asModerator } from '../make-account.ts';
import { makeSubject } from '../make-subject.ts';
import { claimedCompany, ownerFor } from '../owner.ts';

/** The calls with a request body, and a valid body. */
export const writingCalls = operations.flatMap((operation) => {
  const [, media] = bodiesOf(operation)[0] ?? [];
  const body = exampleBodyOf(operation);
  if (!media?.schema || !body) return [];
  return [{ name: operation.name, operation, schema: resolved(media.schema), body }];
});

export type WritingCall = (typeof writingCalls)[number];

/** The free-text fields of a call, including lists of texts. */
export const textFieldsOf = ({ schema }: WritingCall): string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, field]) => isText(field))
    .map(([name]) => name);

function isText(field: InputSchema): boolean {
  const { type, anyOf, items, enum: values, format } = resolved(field);
  if (anyOf) return anyOf.some(isText);
  if (items) return isText(items);
  return [type].flat().includes('string') && !values && format !== 'binary';
}

/** Sends a body to a call, about a new subject in the state that the call is for. */
export async function send(
  api: TestApp,
  as: ReturnType<typeof asModerator>,
  call: WritingCall,
  body: object,
) {
  const { method, path } = call.operation;
  if (path === '/api/ownership-claims') await claimedCompany(api);
  const id = crypto.randomUUID();
  if (path.includes('{id}')) await makeSubject(api, path, id);
  const request = as(method, path.replace('/api', '').replace('{id}', id), body);
  const response = await request.set((await ownerFor(api, path)) ?? {});
  return { status: response.status, body: response.body };
}
