import { startApp, type TestApp } from '../app.ts';
import { access, type Cell } from './access.ts';
import { type Operation, operations } from './contract.ts';
import { bodiesOf, examplesOf, makeDocumentedAccount } from './examples.ts';
import { type Role, roles, tokensOf } from './roles.ts';
import { makeInState, pluralOf, type State, states } from './states.ts';

let api: TestApp;
let tokens: Record<Role, string | undefined>;

beforeAll(async () => {
  api = await startApp();
  tokens = await tokensOf(api);
  await makeDocumentedAccount(api);
});
afterAll(() => api.close());

/** Whoever logs out needs another token for what comes after. */
afterEach(async () => {
  const { status } = await api.http
    .get('/api/auth/me')
    .auth(tokens['an admin'] ?? '', { type: 'bearer' });
  if (status === 401) tokens = await tokensOf(api);
});

/** Asks, with the documented body where there is one, under one name, so that like answers are like bytes. */
function ask(operation: Operation, role: Role, id = '') {
  const request = api.http[operation.method](operation.path.replace('{id}', id));
  const [body] = bodiesOf(operation);
  const token = tokens[role];
  if (token) request.auth(token, { type: 'bearer' });
  return request
    .set('X-Request-Id', 'one-request')
    .send(body && (examplesOf(body[1])[0] as object));
}

type Answer = Awaited<ReturnType<typeof ask>>;

function expectCell({ status, body }: Answer, cell: Cell, id: string | undefined): void {
  if (typeof cell === 'number') return expect(status).toBe(cell);
  expect(status).toBe(200);
  const ids = body.map((listing: { id: string }) => listing.id);
  return cell === 'listed' ? expect(ids).toContain(id) : expect(ids).not.toContain(id);
}

/** All that is sent, but for when. */
const sent = ({ status, headers: { date: _, ...headers }, text }: Answer) => ({
  status,
  headers,
  text,
});

const neverPublic = ['pending', 'rejected'] as readonly (State | undefined)[];

it('has a rule for every call, and no other', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(access).sort());
});

describe.each(operations.filter(({ name }) => name in access))('$name', (operation) => {
  const row = access[operation.name] as (typeof access)[string];
  const cells = roles.flatMap((role) =>
    row[role].map((cell, index) => ({
      role,
      cell,
      state: row[role].length > 1 ? states[index] : undefined,
    })),
  );

  it.each(cells)('answers $role: $cell $state', async ({ role, cell, state }) => {
    const plural = pluralOf(operation);
    const id = state && (await makeInState(api, plural, state, tokens['an admin'] ?? ''));
    const answer = await ask(operation, role, id);
    expectCell(answer, cell, id);
    if (role !== 'an admin' && operation.path.includes('{id}') && neverPublic.includes(state)) {
      const unknown = await ask(operation, role, crypto.randomUUID());
      expect(sent(answer)).toEqual(sent(unknown));
    }
    if (tokens[role]) expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['www-authenticate']).toBe(challengeOf(role, answer.status));
  });

  it('says in the contract who may ask', () => {
    const needsToken = row.nobody[0] === 401;
    const { security = [] } = operation.operation;
    const isOptional = security.some((way) => Object.keys(way).length === 0);
    expect({ needsToken, takesToken: row['a bad token'][0] === 401 }).toEqual({
      needsToken: security.length > 0 && !isOptional,
      takesToken: security.length > 0,
    });
  });
});

const challengeOf = (role: Role, status: number) => {
  if (status !== 401) return undefined;
  return role === 'nobody' ? 'Bearer' : 'Bearer error="invalid_token"';
};
