import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { testApp } from '../../test/app.ts';
import { makeAdmin } from '../../test/make-account.ts';
import { config } from '../config/config.ts';
import type { Account } from './account.entity.ts';
import { tokenTerms } from './jwt.strategy.ts';

const api = testApp();
let account: Account;
let session: string;
beforeAll(async () => {
  account = await makeAdmin(api);
  session = await newSession();
});

async function newSession(): Promise<string> {
  const insert = 'insert into session (account_id) values (?) returning id';
  const [id = ''] = await api.column(insert, [account.id]);
  return id;
}

const now = () => Math.floor(Date.now() / 1000);
const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const claims = (changes: object = {}) => ({
  sub: account.id,
  sid: session,
  ver: 0,
  iss: tokenTerms.issuer,
  aud: tokenTerms.audience,
  iat: now(),
  exp: now() + 60,
  ...changes,
});

/** A token with our signature and any payload. */
function token(
  payload: object,
  header: object = { alg: 'HS256', typ: 'JWT' },
  key = config.jwtSecret,
): string {
  const head = `${encode(header)}.${encode(payload)}`;
  return `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`;
}

const unsigned = (alg: string) => `${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signedByRsa = () => {
  const head = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims())}`;
  return `${head}.${sign('sha256', Buffer.from(head), rsa.privateKey).toString('base64url')}`;
};

const me = (bearer: string) =>
  api.http.get('/api/auth/me').set('Authorization', `Bearer ${bearer}`);

it('A token is accepted with our signature and claims', async () => {
  await me(token(claims())).expect(200);
});

it.each<[string, () => string]>([
  ['says alg none', () => unsigned('none')],
  ['says alg None', () => unsigned('None')],
  ['says alg NONE', () => unsigned('NONE')],
  ['has an empty signature', () => token(claims()).replace(/[^.]*$/, '')],
  ['is signed with another secret', () => token(claims(), undefined, 'x'.repeat(40))],
  ['is signed with an empty secret', () => token(claims(), undefined, '')],
  ['is signed with the sender’s own RSA key', signedByRsa],
  ['says RS256 above an HMAC signature', () => token(claims(), { alg: 'RS256', typ: 'JWT' })],
  ['says HS384', () => token(claims(), { alg: 'HS384', typ: 'JWT' })],
  [
    'has its own key in the header',
    () => token(claims(), { alg: 'HS256', jwk: { kty: 'oct', k: encode('key') } }, 'key'),
  ],
  [
    'names a key by a file path',
    () => token(claims(), { alg: 'HS256', kid: '../../dev/null' }, ''),
  ],
  [
    'names keys by a URL',
    () => token(claims(), { alg: 'HS256', jku: 'https://evil.example' }, 'key'),
  ],
  [
    'has claims changed after signing',
    () => token(claims()).replace(/\.[^.]*\./, `.${encode(claims({ sub: crypto.randomUUID() }))}.`),
  ],
  ['has expired', () => token(claims({ exp: now() - 1 }))],
  ['has no expiry', () => token(claims({ exp: undefined }))],
  ['is not valid yet', () => token(claims({ nbf: now() + 3600 }))],
  ['is of another issuer', () => token(claims({ iss: 'somebody' }))],
  ['has no issuer', () => token(claims({ iss: undefined }))],
  ['has another audience', () => token(claims({ aud: 'password-reset' }))],
  ['has no audience', () => token(claims({ aud: undefined }))],
  ['is for an account that does not exist', () => token(claims({ sub: crypto.randomUUID() }))],
  ['has an operator for an account', () => token(claims({ sub: { $ne: null } }))],
  ['has a list for an account', () => token(claims({ sub: [account.id] }))],
  ['has another account version', () => token(claims({ ver: 1 }))],
  ['has a session that does not exist', () => token(claims({ sid: crypto.randomUUID() }))],
  ['has no session', () => token(claims({ sid: undefined }))],
  ['has no account version', () => token(claims({ ver: undefined }))],
  ['is not JSON', () => `${encode('{')}.${encode('{')}.x`],
  ['is empty', () => ''],
  ['is one word', () => 'token'],
  ['is long', () => 'x'.repeat(10_000)],
])('A token that %s is refused', async (_, make) => {
  const { status, body } = await me(make());
  expect({ status, message: body.message }).toEqual({
    status: 401,
    message: 'Please log in again.',
  });
});

it('A token is read neither from the URL nor under the scheme Basic', async () => {
  const valid = token(claims());
  await api.http.get(`/api/auth/me?token=${valid}&access_token=${valid}`).expect(401);
  await api.http.get('/api/auth/me').set('Authorization', `Basic ${valid}`).expect(401);
});

it('A token is rejected when there are two Authorization headers', async () => {
  const bearer = `Bearer ${token(claims())}`;
  const headers = { Authorization: [bearer, bearer] as unknown as string };
  const asking = request(`${api.url}/api/auth/me`, { headers }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(401);
});
