import { testApp } from '../../../test/app.ts';
import { startLimited, statuses, visitorAt } from '../../../test/limits.ts';
import { adminToken } from '../../../test/make-account.ts';
import { operations } from '../../../test/contract-check/contract.ts';
import { makeCompany, newJob, registration } from '../../../test/make-listing.ts';
import { ownedCompany, ownerFor } from '../../../test/owner.ts';
import { Partners } from '../../partners/partners.service.ts';
import { policies } from './policies.ts';

const open = testApp();
let token: string;

beforeAll(async () => {
  token = await adminToken(open);
});

it('The rate limit covers every call of contract/openapi.json, and the drawing of pictures', async () => {
  const none = Object.fromEntries(Object.keys(policies).map((name) => [name, 0]));
  const api = await startLimited(none);
  const { key } = await api.app.get(Partners).add('Limited');
  const answers = [];
  for (const { name, method, path } of operations) {
    const request = api.http[method](path.replace('{id}', crypto.randomUUID()));
    const sent = { ...visitorAt('192.0.2.1'), 'X-Api-Key': key };
    const owner = await ownerFor(open, path);
    const { status } = await request.set(owner ?? { Authorization: `Bearer ${token}` }).set(sent);
    answers.push(`${name} ${status}`);
  }
  await api.http.get('/uploads/share/job/x.jpg').set(visitorAt('192.0.2.1')).expect(429);
  await api.close();
  await open.sql('delete from job');
  await open.sql('delete from company');
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter((answer) => !answer.endsWith(' 429'))).toEqual([]);
});

it('The rate limit counts requests with a token per account, whatever the address', async () => {
  const api = await startLimited({ accounts: 3, lists: 1 });
  const second = await adminToken(open);
  const read = (as: string, path: string, address: string) =>
    api.http.get(path).auth(as, { type: 'bearer' }).set(visitorAt(address));
  await read(token, '/api/jobs/pending', '192.0.2.1').expect(200);
  await read(token, '/api/jobs', '192.0.2.2').expect(200);
  await read(token, '/api/auth/me', '192.0.2.3').expect('RateLimit', /^"accounts";r=0;/);
  await read(token, '/api/jobs', '192.0.2.4').expect(429);
  await read(second, '/api/jobs', '192.0.2.4').expect(200);
  await api.http.get('/api/jobs').set(visitorAt('192.0.2.4')).expect(200);
  await api.close();
});

it('The rate limit holds accepted submissions of all visitors together beyond the quota, and refuses none', async () => {
  const api = await startLimited({ 'all-submissions': 2 });
  let house = 0;
  const post = (body: object) =>
    api.http
      .post('/api/jobs')
      .set(visitorAt(`198.18.${++house}.1`))
      .send(body);
  expect(await statuses(3, () => post({}))).toEqual([422, 422, 422]);
  expect(await statuses(4, () => post(newJob()))).toEqual([201, 201, 201, 201]);
  const jobs = await api.sql(
    `select is_held, notes -> 0 ->> 'rule' as rule from job order by created_at`,
  );
  const [usual, held] = [
    { is_held: false, rule: null },
    { is_held: true, rule: 'crowded' },
  ];
  expect(jobs).toEqual([usual, usual, held, held]);
  await api.close();
});

it('The rate limit refuses changes by an owner and reports beyond their own quotas', async () => {
  const api = await startLimited({ 'owner-changes': 0, 'sent-reports': 0 });
  const { id, edit } = await ownedCompany(api);
  expect((await edit(registration)).status).toBe(429);
  await api.http
    .post('/api/reports')
    .send({ kind: 'company', listing: id, reason: 'other' })
    .expect(429);
  await api.close();
});

it('The rate limit leaves out images, and everything else if RATE_LIMITS=off', async () => {
  const api = await startLimited();
  const image = await api.http.get(`/uploads/${crypto.randomUUID()}/640.webp`).expect(404);
  await api.close();
  const list = await open.http.get('/api/jobs').expect(200);
  for (const { headers } of [image, list]) expect(headers.ratelimit).toBeUndefined();
});

it('A claim by the own address of a company is accepted with RATE_LIMITS=off', async () => {
  const { id, email } = await makeCompany(open);
  const claim = { company: id, email, name: 'Ada', role: 'Manager', phone: '0805 765 4321' };
  const claimed = open.http.post('/api/ownership-claims').send({ ...claim, words: 'It is ours.' });
  await claimed.expect(201);
});
