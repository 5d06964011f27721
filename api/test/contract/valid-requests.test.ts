import fc, { type Arbitrary } from 'fast-check';
import { internal } from '../../src/platform/http/internal.decorator.ts';
import { testApp } from '../app.ts';
import {
  type ContractOperation,
  operations,
  pointer,
  schemaErrors,
} from '../contract-check/contract.ts';
import { adminToken } from '../make-account.ts';
import { makeInState, pluralOf } from './states.ts';
import { bodiesOf, queryParametersOf } from './examples.ts';
import { valueOf } from './valid-values.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS || 150);
const SEED = Number(process.env.FUZZ_SEED || 20261122);
/** Largest share of valid requests by schema that the API may refuse. */
const MAX_REFUSED = 0.02;

/** Calls with a rule that no schema tells: a secret of the account. */
const special = /^\/api\/auth\//;
/** The calls of partners and moderators; those of the site have rules beyond their schemas. */
const calls = operations.filter(
  ({ path, operation }) => !special.test(path) && !(internal in operation),
);

const api = testApp();

/** Parameters that the introduction describes: JSON in a text, and the end of the previous page. */
const dialect: Record<string, Arbitrary<unknown>> = {
  filter: fc.constant('{}'),
  range: fc.nat(900).map((first) => `[${first},${first + 23}]`),
  after: fc.constant(undefined),
};

/** Parameters and a body that the call's schemas allow. */
function inputOf(call: ContractOperation) {
  const { path, method } = call;
  const inQuery = queryParametersOf(call);
  const values = inQuery.map(
    ({ name, schema }) => [name, dialect[name] ?? valueOf(schema)] as const,
  );
  const requiredKeys = inQuery.filter((one) => one.required).map(({ name }) => name);
  const json = bodiesOf(call).find(([media]) => media === 'application/json')?.[1].schema;
  const content = pointer('paths', path, method, 'requestBody', 'content', 'application/json');
  return fc.record({
    query: fc.record(Object.fromEntries(values), { requiredKeys }),
    body: json
      ? valueOf(json).filter((body) => !schemaErrors(`${content}/schema`, body))
      : fc.constant(undefined),
  });
}

it('refuses hardly any request that its schemas allow', async () => {
  const token = await adminToken(api);
  const ids = {
    companies: await makeInState(api, 'companies', 'live'),
    jobs: await makeInState(api, 'jobs', 'live'),
  };
  const each = Math.ceil(REQUESTS / calls.length);
  const refusals: string[] = [];
  for (const call of calls) {
    const { name, method, path } = call;
    const address = path.replace(/\{\w+\}/, ids[pluralOf(call)]);
    for (const { query, body } of fc.sample(inputOf(call), { seed: SEED, numRuns: each })) {
      const request = api.http[method](address).query(query).auth(token, { type: 'bearer' });
      const answer = await request.send(body as object);
      if ([400, 422].includes(answer.status))
        refusals.push(`${name}: ${JSON.stringify(answer.body.errors ?? answer.body.detail)}`);
    }
  }
  if (refusals.length > each * calls.length * MAX_REFUSED) expect(refusals).toEqual([]);
});
