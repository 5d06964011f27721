import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { testApp } from '../app.ts';
import { operations } from '../contract-check/contract.ts';
import { kinds } from '../make-listing.ts';
import { makeDocumentedAccount } from './examples.ts';
import { type Request, requestFor } from './requests.ts';
import { type Role, tokensOf } from './roles.ts';
import { makeInState, pluralOf, states } from './states.ts';
import { takeViolations } from '../contract-check/watch-responses.ts';

/** A fixed seed, so that every run makes the same requests; with FUZZ_REQUESTS also a random one, which the test names contain. */
const seeds = [
  20261120,
  ...(process.env.FUZZ_REQUESTS ? [Math.floor(Math.random() * 2 ** 31)] : []),
];
const requests = Number(process.env.FUZZ_REQUESTS || 1_000);
const runs = Math.ceil(requests / seeds.length / operations.length);

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const api = testApp();
let tokens: Record<Role, string | undefined>;
let publicBefore: { id: string }[];
const idsOf = {
  companies: Array.from({ length: 18 }, () => crypto.randomUUID()),
  jobs: Array.from({ length: 18 }, () => crypto.randomUUID()),
};

beforeAll(async () => {
  tokens = await tokensOf(api);
  await makeDocumentedAccount(api);
  for (const plural of ['companies', 'jobs'] as const) {
    for (const [index, id] of idsOf[plural].entries()) {
      const state = states[index % states.length] ?? 'live';
      await makeInState(api, plural, state, id);
    }
  }
  publicBefore = await api.sql(
    `select id from company where ${isPublic} union all select id from job where ${isPublic}`,
  );
});
afterAll(() => agent.destroy());

const isPublic = `status = 'live' and expires_at > now()`;

/** Sends the bytes as they are, which higher-level clients would correct. */
const send = async (method: string, { path, role, headers, body }: Request) => {
  const token = tokens[role];
  const all = { ...headers, ...(token && { Authorization: `Bearer ${token}` }) };
  const length = { 'Content-Length': body?.length ?? 0 };
  const sending = request(api.url + path, { method, agent, headers: { ...all, ...length } });
  // An error after the response, such as a connection that the server has closed, is not this request's.
  sending.on('error', () => undefined);
  const [response] = (await once(sending.end(body), 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await text(response) };
};

describe.each(seeds)('random requests (seed %i)', (seed) => {
  it.each(operations)('to $name get documented responses below 500', async (operation) => {
    await fc.assert(
      fc.asyncProperty(requestFor(operation, idsOf[pluralOf(operation)]), async (sent) => {
        const { status, text: answer } = await send(operation.method.toUpperCase(), sent);
        expect(takeViolations()).toEqual([]);
        expect(status).toBeLessThan(500);
        if (sent.role !== 'an admin') expect(answer).not.toContain('RC1234567');
      }),
      { seed, numRuns: runs },
    );
    // The logout revokes the token.
    if (operation.path.endsWith('/logout')) tokens = await tokensOf(api);
  });
});

describe('after the random requests', () => {
  it.each(kinds)('every public $table was approved by a moderator', async ({ table, plural }) => {
    const { body } = await api.http.get(`/api/${plural}`).expect(200);
    const listed: string[] = body.map(({ id }: { id: string }) => id).sort();
    const rows = await api.sql<{ id: string }>(
      `select id from ${table} where ${isPublic} order by id`,
    );
    expect(listed).toEqual(rows.map(({ id }) => id));
    const decided = await api.sql<{ id: string }>(
      `select listing_id as id from moderation join account on account.id = moderator_id
       where kind = ? and action in ('approved', 'renewed') and is_admin and active`,
      [table],
    );
    const allowed = new Set([...publicBefore, ...decided].map(({ id }) => id));
    expect(listed.filter((id) => !allowed.has(id))).toEqual([]);
    expect(listed.length).toBeGreaterThan(0);
  });

  it('no prototype is polluted', () => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(Object.getPrototypeOf(process.versions), 'polluted')).toBeUndefined();
  });
});
