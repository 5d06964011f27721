import { testApp } from '../app.ts';
import { asModerator } from '../make-account.ts';
import { operations } from '../contract-check/contract.ts';
import { pollution } from './hostile.ts';
import invalidValues from './list-refusals.json' with { type: 'json' };
import { makeInAllStates } from './states.ts';

const api = testApp();
const as = asModerator(api);
beforeAll(() => makeInAllStates(api));

/** Every list of contract/openapi.json; they share one query syntax. */
const lists = operations.filter(({ operation }) =>
  operation.parameters?.some((one) => 'name' in one && one.name === 'range'),
);

const longFilters = [
  JSON.stringify({ id: Array(101).fill(crypto.randomUUID()) }),
  `{"id":"${'x'.repeat(100_000)}"}`.slice(0, 12_000),
  '['.repeat(4000),
  '{"a":'.repeat(900) + '1' + '}'.repeat(900),
];

/** Invalid queries, and the parameter that the message must name. */
const refusals: [name: string, query: string | Record<string, string>][] = [
  ...['x', 'limit', 'page', '$or', 'email', 'cacNumber', 'filter[q]'].map(
    (name): [string, Record<string, string>] => [name, { [name]: '1' }],
  ),
  ...Object.entries({
    ...invalidValues,
    filter: [...invalidValues.filter, ...longFilters, ...pollution],
  }).flatMap(([name, values]) =>
    values.map((value): [string, Record<string, string>] => [name, { [name]: value }]),
  ),
  ...Object.keys(invalidValues).flatMap((name): [string, string][] => [
    [name, `${name}=[0,1]&${name}=[0,1]`],
    [name, `${name}[]=[0,1]`],
    [name, `${name}[a]=1`],
  ]),
];
const ofEachName = refusals.filter(
  ([name], at) => refusals.findIndex(([other]) => other === name) === at,
);

describe.each(lists)('$name', ({ path }) => {
  // One function reads the queries of all lists.
  it.each(/^\/api\/(companies|jobs)$/.test(path) ? refusals : ofEachName)(
    'refuses %s: %j',
    async (name, query) => {
      const { body } = await as('get', path.replace('/api', '')).query(query).expect(400);
      expect(body.message).toContain(name);
    },
  );

  it.each(['constructor', '__proto__'])('ignores a parameter called %s', async (name) => {
    const get = (query: string) => as('get', path.replace('/api', '') + query).expect(200);
    expect((await get(`?${name}=1`)).body).toEqual((await get('')).body);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
