import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { testApp } from '../app.ts';
import { document, type ContractOperation, operations } from '../contract-check/contract.ts';
import { takeViolations } from '../contract-check/watch-responses.ts';
import { adminToken } from '../make-account.ts';
import { makeCompany, makeJob } from '../make-listing.ts';
import { bodiesOf, type InputSchema } from './examples.ts';
import { valueOf } from './valid-values.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS || 300);
const SEED = Number(process.env.FUZZ_SEED || 20261122);
/** Largest share of valid requests by schema that the API may refuse. */
const MAX_REFUSED = 0.02;

/** Calls with a rule that no schema tells: a secret of the account, or exactly one of the parameters. */
const special = /^\/api\/(auth\/|ownership|places$)/;
const calls = operations.filter(({ path }) => !special.test(path));

const published: OpenAPIObject = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
);
/** Whether a call is documented for partners; the site's calls have rules beyond their schemas. */
const isPublished = ({ path, method }: ContractOperation) =>
  published.paths[path]?.[method] !== undefined;

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

const api = testApp();
let token: string;
const ids = { companies: crypto.randomUUID(), jobs: crypto.randomUUID() };
beforeAll(async () => {
  token = await adminToken(api);
  await makeCompany(api, { id: ids.companies });
  await makeJob(api, { id: ids.jobs });
});

interface Input {
  id: string;
  query: Record<string, unknown>;
  body?: object;
  isForm?: boolean;
}

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: InputSchema;
}

/** Parameters that the introduction describes: JSON in a text, and the end of the previous page. */
const dialect: Record<string, Arbitrary<unknown>> = {
  filter: fc.constant('{}'),
  range: fc.nat(900).map((first) => `[${first},${first + 23}]`),
  after: fc.constant(undefined),
};

/** Parameters and a body that the call's schemas allow. */
function inputOf({ operation, ...call }: ContractOperation): Arbitrary<Input> {
  const parameters = (operation.parameters ?? []) as unknown as Parameter[];
  const inQuery = parameters.filter((one) => one.in === 'query');
  const values = inQuery.map(
    ({ name, schema }) => [name, dialect[name] ?? valueOf(schema)] as const,
  );
  const requiredKeys = inQuery.filter((one) => one.required).map(({ name }) => name);
  const id = parameters.find((one) => one.in === 'path');
  const bodies = bodiesOf({ operation, ...call }).map(([media, { schema }]) =>
    valueOf(schema!)
      .filter((body) => isValid(schema!, body))
      .map((body) => ({ body: body as object, isForm: media.startsWith('multipart') })),
  );
  return fc
    .record({
      id: id ? valueOf(id.schema).map(String) : fc.constant(''),
      query: fc.record(Object.fromEntries(values), { requiredKeys }),
      content: bodies.length > 0 ? fc.oneof(...bodies) : fc.constant({}),
    })
    .map(({ content, ...rest }) => ({ ...rest, ...content }));
}

const isValid = ({ $ref, ...schema }: InputSchema, body: unknown) =>
  ajv.validate($ref ? { $ref: `contract${$ref}` } : schema, body);

/** Sends an input; to a call about a listing, with the id of one. */
function send({ method, path }: ContractOperation, { id, query, body, isForm }: Input) {
  const [, plural] = /^\/api\/(companies|jobs)\/\{id\}/.exec(path) ?? [];
  const target = plural ? ids[plural as keyof typeof ids] : id;
  const request = api.http[method](path.replace(/\{\w+\}/, encodeURIComponent(target)))
    .query(query)
    .auth(token, { type: 'bearer' });
  if (!isForm) return body ? request.send(body) : request;
  for (const [name, value] of Object.entries(body ?? {})) void request.field(name, String(value));
  return request;
}

it('refuses hardly any request that its schemas allow, and answers all as documented', async () => {
  const each = Math.ceil(REQUESTS / calls.length);
  const refusals: string[] = [];
  for (const call of calls) {
    for (const input of fc.sample(inputOf(call), { seed: SEED, numRuns: each })) {
      const { status, body } = await send(call, input);
      expect(takeViolations()).toEqual([]);
      if (status >= 500) expect({ call: call.name, input, status, body }).toBe('not an error');
      if (isPublished(call) && (status === 400 || status === 422))
        refusals.push(`${call.name}: ${JSON.stringify(body.errors ?? body.detail)}`);
    }
  }
  const allowed = each * calls.filter(isPublished).length * MAX_REFUSED;
  if (refusals.length > allowed) expect(refusals).toEqual([]);
  expect(refusals.length).toBeLessThanOrEqual(allowed);
});
