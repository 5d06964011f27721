import { logDestination } from '#platform/log-destination.ts';
import { until } from '#platform/testing.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { startLimited, statuses, visitorAt } from '../../../test/limits.ts';
import { adminToken } from '../../../test/make-account.ts';
import { inDays, makeCompany, pending } from '../../../test/make-listing.ts';
import { Partners } from '../../partners/partners.service.ts';
import { PublicVersionEvents } from '../../platform/public-version/version-events.ts';
import { logRequest } from '../logging.ts';
import { keepAnswers } from './keep-answers.ts';

let api: TestApp;
let moderator: { Authorization: string };

/** The api with the cache, once changes are followed: before that each answer is computed. */
async function keeping(api: TestApp) {
  keepAnswers(api.app, 1024 * 1024);
  await api.http.head('/api/places?path=lagos');
  const { followed } = api.app.get(PublicVersionEvents);
  await until('changes to be followed', () => !followed.isDisconnected(performance.now()));
  return api;
}

beforeAll(async () => {
  api = await keeping(await startApp());
  moderator = { Authorization: `Bearer ${await adminToken(api)}` };
});
afterAll(() => api.close());

/** A live company, once the answers kept before it are no longer sent. */
async function makeNoticed(fields: Parameters<typeof makeCompany>[1] = {}) {
  const company = await makeCompany(api, fields);
  await api.app.get(PublicVersionEvents).refresh();
  return company;
}

/** Bodies are compared with the contract, which is about the text itself. */
const plain = { 'Accept-Encoding': 'identity' };
const get = (path: string, headers = {}) => api.http.get(path).set({ ...plain, ...headers });
const how = async (path: string, headers = {}) =>
  (await get(path, headers)).headers['cache-status'];
const namesIn = async (path: string) =>
  (await get(path).expect(200)).body.map(({ name }: { name: string }) => name);

it('The cache of answers computes each public answer once and then sends the same', async () => {
  const { id } = await makeCompany(api);
  const companies = ['', '?q=swift', `/${id}`, '/facets'].map((rest) => `/api/companies${rest}`);
  const others = ['/api/jobs', '/api/jobs/facets', '/api/stats', '/api/places?q=ike'];
  for (const path of [...companies, ...others]) {
    const computed = await get(path).expect(200);
    const kept = await get(path).expect(200).expect('Cache-Status', 'api; hit');
    const { date: _at, age: _age, 'cache-status': _how, ...headers } = kept.headers;
    const { 'x-request-id': own, ...same } = headers;
    expect(kept.body).toEqual(computed.body);
    expect(computed.headers).toMatchObject(same);
    expect(own).not.toBe(computed.headers['x-request-id']);
  }
});

it('The cache of answers computes an error response for each request, since it contains the request id', async () => {
  const path = `/api/companies/${crypto.randomUUID()}`;
  const answers = await Promise.all([1, 2, 3].map(() => get(path).expect(404)));
  for (const { body, headers } of answers) expect(body.requestId).toBe(headers['x-request-id']);
  expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(3);
});

it('The cache of answers takes parameters in any order for the same, and refuses repeated ones', async () => {
  await get('/api/companies?service=bike&q=ikeja').expect(200);
  expect(await how('/api/companies?q=%69keja&service=bike')).toBe('api; hit');
  expect(await how('/api/companies?q=ikeja')).toBe('api; fwd=miss; stored');
  await get('/api/companies?q=ikeja&q=ikeja').expect(400);
  await get('/api/companies?service=bike?q=ikeja').expect(400);
  await get('/api/companies?q=caf%e9').expect(400);
});

it('The cache of answers shows an approval and a removal at once, a change by another instance when notified', async () => {
  const { id } = await makeCompany(api, { ...pending, name: 'Crimson Riders' });
  const list = '/api/companies?q=crimson';
  expect(await namesIn(list)).toEqual([]);
  await api.http.patch(`/api/companies/${id}/verify`).set(moderator).expect(200);
  expect(await namesIn(list)).toEqual(['Crimson Riders']);
  expect(await how(list)).toBe('api; hit');
  await api.sql(`update company set name = 'Crimsoner Riders' where id = ?`, [id]);
  await until('the notification', async () => (await namesIn(list))[0] === 'Crimsoner Riders');
  await api.http.patch(`/api/companies/${id}/hide`).set(moderator).send({}).expect(200);
  expect(await namesIn(list)).toEqual([]);
  await get(`/api/companies/${id}`).expect(410);
});

it('The cache of answers withholds contacts until a hold ends, and drops a listing and its count when it ends', async () => {
  const soon = new Date(Date.now() + 5_000);
  const ending = await makeCompany(api, { name: 'Ending Riders', expiresAt: soon });
  const held = await makeNoticed({ heldUntil: soon, expiresAt: inDays(1) });
  const before = await get('/api/stats');
  const list = '/api/companies?q=ending';
  expect((await get(`/api/companies/${held.id}`)).body.phone).toBeNull();
  expect(await namesIn(list)).toEqual(['Ending Riders']);
  await until('the end', () => Date.now() > soon.getTime());
  expect(await namesIn(list)).toEqual([]);
  await get(`/api/companies/${ending.id}`).expect(410);
  expect((await get(`/api/companies/${held.id}`)).body.phone).toBe('+2348031234567');
  expect((await get('/api/stats')).body.companies).toBe(before.body.companies - 1);
});

it('The cache of answers never keeps or mixes what a moderator or a partner reads', async () => {
  const { id } = await makeNoticed();
  const { key } = await api.app.get(Partners).add('Partner');
  for (const path of ['/api/companies?q=swift', `/api/companies/${id}`]) {
    const visitor = await get(path);
    const record = await get(path, moderator).expect('Cache-Control', 'private, no-store');
    expect(record.headers['cache-status']).toBeUndefined();
    expect(record.text).toContain('cacNumber');
    expect(await how(path, { 'X-Api-Key': key })).toBeUndefined();
    const again = await get(path, { Cookie: 'id=1' }).expect('Cache-Status', 'api; hit');
    expect(again.body).toEqual(visitor.body);
  }
  await get('/api/companies', { Authorization: 'Bearer forged' }).expect(401);
  expect(await how('/api/places?at=6.60,3.35')).toBeUndefined();
});

it('The cache of answers lets pages of CORS_ORIGINS, and no others, read a kept answer', async () => {
  const read = async (Origin: string, etag = '') => {
    const { status, headers } = await get('/api/jobs', { Origin, 'If-None-Match': etag });
    return { status, etag: headers.etag, allowed: headers['access-control-allow-origin'] };
  };
  const origin = 'https://partner.example';
  const first = await read(origin);
  expect(first).toMatchObject({ status: 200, allowed: origin });
  expect(await read(origin, first.etag)).toEqual({ ...first, status: 304 });
  expect((await read('https://other.example')).allowed).toBeUndefined();
});

it('The cache of answers replies to If-None-Match with 304, also after a change elsewhere', async () => {
  await makeNoticed({ expiresAt: inDays(1) });
  const { headers } = await get('/api/companies?q=swift');
  // fetch sends `no-cache` with every conditional request.
  const known = { 'If-None-Match': headers.etag, 'Cache-Control': 'no-cache' };
  await makeCompany(api, { name: 'Elsewhere' });
  await until('the change', async () => {
    const same = await get('/api/companies?q=swift', known).expect(304);
    // RFC 9110 §15.4.5
    expect(same.headers.expires).toBe(String(headers.expires));
    return Number(same.headers['dataset-version']) > Number(headers['dataset-version']);
  });
});

it('The cache of answers counts a kept answer as a computed one, the contacts of a company too', async () => {
  const limited = await keeping(await startLimited({ lists: 4, contacts: 2 }));
  const { id } = await makeCompany(limited);
  const read = (path: string, more = {}) =>
    limited.http.get(path).set({ ...plain, ...visitorAt('192.0.2.1'), ...more });
  expect(await statuses(5, () => read('/api/jobs'))).toEqual([200, 200, 200, 200, 429]);
  await read('/api/jobs', visitorAt('198.51.100.1')).expect(200).expect('Cache-Status', 'api; hit');
  const one = `/api/companies/${id}`;
  expect(await statuses(3, () => read(one))).toEqual([200, 200, 429]);
  await read(one)
    .expect(429)
    .expect('RateLimit', /^"contacts";r=0;/);
  await read(one, { 'X-Page-Read': '1' }).expect('Cache-Status', 'api; hit');
  await limited.close();
});

it('The cache of answers logs a kept answer by path, status, time and request id', async () => {
  const lines: string[] = [];
  const write = logDestination.write.bind(logDestination);
  logDestination.write = (line) => void lines.push(line);
  logRequest.logger.level = 'info';
  await get('/api/jobs?q=secret');
  await get('/api/jobs?q=secret', { 'X-Request-Id': 'request-12' });
  logRequest.logger.level = 'silent';
  logDestination.write = write;
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1]!)).toMatchObject({
    requestId: 'request-12',
    req: { method: 'GET', path: '/api/jobs' },
    res: { status: 200 },
    responseTime: expect.any(Number),
  });
  expect(lines.join('')).not.toContain('secret');
});
