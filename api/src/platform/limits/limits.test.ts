import { limitedApp, statuses, visitorAt } from '../../../test/limits.ts';
import { warningsDuring } from '../../../test/warnings.ts';
import { makeJob, newJob, register } from '../../../test/make-listing.ts';
import { policies } from './policies.ts';

const quotas = { lists: 3, details: 2, changes: 2, submissions: 3 };
const api = limitedApp(quotas);
const other = limitedApp(quotas);

const listFrom = (address: string) => api.http.get('/api/jobs').set(visitorAt(address));
const postFrom = (address: string, to = api) =>
  to.http.post('/api/jobs').set(visitorAt(address)).send(newJob());

it('The rate limit reports the quota and what remains of it in the headers of every response', async () => {
  for (const left of [2, 1, 0]) {
    const { headers } = await listFrom('198.19.1.1').expect(200);
    expect(headers['ratelimit-policy']).toBe('"lists";q=3;w=300');
    expect(headers.ratelimit).toMatch(new RegExp(`^"lists";r=${left};t=(300|29\\d)$`));
  }
});

it('The rate limit refuses a request over the quota with 429, Retry-After and a message that names the wait', async () => {
  expect(await statuses(3, () => postFrom('198.19.2.1'))).toEqual([201, 201, 201]);
  const { body, headers } = await postFrom('198.19.2.1').expect(429);
  expect(body).toMatchObject({
    status: 429,
    title: 'Too Many Requests',
    message:
      'Too many listings were submitted from your network, which many phones may share. Try again in 30 minutes.',
  });
  expect(body.type).toMatch(/rate_limited$/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(29 * 60);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30 * 60);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(headers['ratelimit-policy']).toBe('"submissions";q=3;w=1800');
  expect(headers.ratelimit).toBe(`"submissions";r=0;t=${headers['retry-after']}`);
});

it('The rate limit accuses nobody of what others behind one address did', () => {
  for (const { per, message } of Object.values(policies))
    if (per === 'address' || per === 'network') expect(message).not.toMatch(/\byou\b/i);
});

it('The rate limit counts IPv6 addresses by their /64 network', async () => {
  const same = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6'];
  for (const address of same) await listFrom(address).expect(200);
  await listFrom('2001:db8:1:2:a::').expect(429);
  await listFrom('2001:db8:1:3::1').expect(200);
});

it('The rate limit counts HEAD as GET, and each policy separately', async () => {
  const { id } = await makeJob(api);
  const visitor = visitorAt('198.19.6.1');
  await api.http.head('/api/jobs').set(visitor).expect(200).expect('RateLimit', /r=2/);
  await listFrom('198.19.6.1').expect('RateLimit', /r=1/);
  const read = () => api.http.get(`/api/jobs/${id}`).set(visitor);
  expect(await statuses(3, read)).toEqual([200, 200, 429]);
  const write = () => api.http.delete(`/api/jobs/${id}/reject`).set(visitor);
  expect(await statuses(1, write)).toEqual([401]);
});

it('The rate limit counts concurrent submissions of both kinds exactly across instances', async () => {
  const together = await Promise.all([
    postFrom('198.19.7.1'),
    postFrom('198.19.7.1', other),
    register(api).set(visitorAt('198.19.7.1')),
    register(other, { name: 'Other Riders' }).set(visitorAt('198.19.7.1')),
  ]);
  expect(together.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
  await postFrom('198.19.7.1').expect(429);
  await postFrom('198.19.7.1', other).expect(429);
});

it('The rate limit accepts submissions again after the window has ended', async () => {
  expect(await statuses(4, () => postFrom('198.19.8.1'))).toEqual([201, 201, 201, 429]);
  await api.sql('update rate_limit set expire = extract(epoch from now()) * 1000');
  await postFrom('198.19.8.1', other).expect(201).expect('RateLimit', /r=2/);
});

it('The rate limit does not store the address that was counted', async () => {
  await postFrom('203.0.114.77').expect(201);
  const rows = await api.sql('select * from rate_limit');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('203.0.114');
});

it('The rate limit counts in memory per instance while the database fails, and warns of each failure of it once', async () => {
  for (const address of ['198.19.9.1', '198.19.9.2']) {
    const warnings = await warningsDuring(async () => {
      await api.sql('alter table rate_limit rename to away');
      expect(await statuses(4, () => postFrom(address))).toEqual([201, 201, 201, 429]);
      await api.sql('alter table away rename to rate_limit');
      await postFrom('198.19.9.3').expect(201);
    });
    expect(warnings).toHaveLength(1);
  }
});
