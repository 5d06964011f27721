import { testApp } from '../app.ts';
import { access, type ExpectedAnswer } from './access.ts';
import { type ContractOperation, operations } from '../contract-check/contract.ts';
import { exampleBodyOf, makeDocumentedAccount } from './examples.ts';
import { type Role, roles, tokensOf } from './roles.ts';
import { makeInState, pluralOf, type TestedState, states } from './states.ts';

const api = testApp();
let tokens: Record<Role, string | undefined>;

beforeAll(async () => {
  tokens = await tokensOf(api);
  await makeDocumentedAccount(api);
});

/** Sends the documented body, with a fixed request id, so that equal responses are equal bytes. */
function send(operation: ContractOperation, role: Role, id = '') {
  const request = api.http[operation.method](operation.path.replace('{id}', id));
  const token = tokens[role];
  if (token) request.auth(token, { type: 'bearer' });
  return request.set('X-Request-Id', 'one-request').send(exampleBodyOf(operation));
}

type Answer = Awaited<ReturnType<typeof send>>;

function expectCell({ status, body }: Answer, cell: ExpectedAnswer, id: string | undefined): void {
  if (typeof cell === 'number') return expect(status).toBe(cell);
  expect(status).toBe(200);
  const ids = body.map((listing: { id: string }) => listing.id);
  return cell === 'listed' ? expect(ids).toContain(id) : expect(ids).not.toContain(id);
}

/** The whole response except its date. */
const withoutDate = ({ status, headers: { date: _, ...headers }, text }: Answer) => ({
  status,
  headers,
  text,
});

const neverPublic = ['pending', 'rejected'] as readonly (TestedState | undefined)[];

it('has a row in the access table for exactly the calls of contract/openapi.json', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(access).sort());
});

describe.each(operations.filter(({ name }) => name in access))('$name', (operation) => {
  const row = access[operation.name] as (typeof access)[string];
  const cells = roles.flatMap((role) =>
    row[role].map((cell, index) => ({
      role,
      cell,
      state: row[role].length > 1 ? states[index] : undefined,
      about: row[role].length > 1 ? ` on a listing that is ${states[index]}` : '',
    })),
  );

  it.each(cells)('is $cell for $role$about', async ({ role, cell, state }) => {
    const plural = pluralOf(operation);
    const isAboutOne = operation.path.includes('{id}');
    const id = state || isAboutOne ? await makeInState(api, plural, state ?? 'live') : undefined;
    const answer = await send(operation, role, id);
    // A logout revokes its token.
    if (operation.path.endsWith('/logout')) tokens = await tokensOf(api);
    expectCell(answer, cell, id);
    if (role !== 'an admin' && isAboutOne && neverPublic.includes(state)) {
      const unknown = await send(operation, role, crypto.randomUUID());
      expect(withoutDate(answer)).toEqual(withoutDate(unknown));
    }
    if (tokens[role]) expect(answer.headers['cache-control']).toContain('no-store');
    const challenge = challenges.find(([path]) => `${operation.path}/`.startsWith(path))?.[1];
    expect(answer.headers['www-authenticate']).toBe(
      answer.status === 401 && challenge ? challenge : challengeOf(role, answer.status),
    );
  });

  it('documents whether it needs a token', () => {
    const needsToken = row.anonymous[0] === 401;
    const all = operation.operation.security ?? [];
    // A call for partners alone needs their key.
    const security = needsToken ? all : all.filter((one) => !('partner' in one));
    if (security.every((one) => Object.keys(one).length === 0))
      return expect(needsToken).toBe(false);
    const isOptional = security.some((one) => Object.keys(one).length === 0);
    expect({ needsToken, takesToken: row['a bad token'][0] === 401 }).toEqual({
      needsToken: security.length > 0 && !isOptional,
      takesToken: security.length > 0,
    });
  });
});

/** `WWW-Authenticate` of calls that need a credential other than a token. */
const challenges = [
  ['/api/submissions', 'ApiKey'],
  ['/api/ownership/', 'Owner'],
] as const;

const challengeOf = (role: Role, status: number) => {
  if (status !== 401) return undefined;
  return role === 'anonymous' ? 'Bearer' : 'Bearer error="invalid_token"';
};
