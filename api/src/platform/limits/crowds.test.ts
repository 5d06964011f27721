import { limitedApp, statuses, visitorAt } from '../../../test/limits.ts';
import { adminToken } from '../../../test/make-account.ts';
import { makeCompany, newJob, posting } from '../../../test/make-listing.ts';

const api = limitedApp({
  lists: 2,
  submissions: 3,
  'network-submissions': 5,
  'refused-submissions': 4,
  contacts: 2,
  'network-contacts': 3,
});

const postFrom = (address: string, body: object = newJob()) =>
  api.http.post('/api/jobs').set(visitorAt(address)).send(body);

it('The rate limit counts accepted submissions only: a form corrected ten times costs one', async () => {
  const address = '198.51.101.1';
  expect(await statuses(2, () => postFrom(address, {}))).toEqual([422, 422]);
  await postFrom(address, {})
    .expect(422)
    .expect('RateLimit', /"submissions";r=3/);
  await postFrom(address)
    .expect(201)
    .expect('RateLimit', /"submissions";r=2/);
  expect(await statuses(3, () => postFrom(address))).toEqual([201, 201, 429]);
});

it('The rate limit refuses a sender of many refused forms, inquiries included, within a wide quota of its own', async () => {
  const address = '198.51.102.1';
  expect(await statuses(3, () => postFrom(address, {}))).toEqual([422, 422, 422]);
  const inquire = () => api.http.post('/api/inquiries').set(visitorAt(address)).send({});
  expect(await statuses(2, inquire)).toEqual([422, 429]);
  const { body } = await postFrom(address).expect(429);
  expect(body.message).toMatch(
    /^Too many forms with errors were sent from your network, .* Try again in /,
  );
});

it('The rate limit answers a repeated submission beyond the quota, and counts no repetition', async () => {
  const address = '198.51.103.1';
  const send = (key: string) =>
    postFrom(address, { ...posting, title: key }).set('Idempotency-Key', key);
  const [first, second, third] = [1, 2, 3].map(() => crypto.randomUUID());
  expect(await statuses(2, () => send(first!))).toEqual([201, 201]);
  await send(first!).expect(201).expect('RateLimit', /r=2/);
  await send(second!).expect(201).expect('RateLimit', /r=1/);
  await send(third!).expect(201);
  await send(crypto.randomUUID()).expect(429);
  await send(first!).expect(201).expect('Idempotent-Replayed', 'true');
});

it('The rate limit counts accepted submissions per /24 or /48 as well, whatever the address in it', async () => {
  const from = (network: (house: number) => string) => {
    let house = 0;
    return statuses(6, () => postFrom(network(++house)));
  };
  expect(await from((house) => `203.0.113.${house}`)).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await from((house) => `2001:db8:77:${house}::1`)).toEqual([201, 201, 201, 201, 201, 429]);
  await postFrom('2001:db8:78::1').expect(201);
});

it('The rate limit counts reads of contact details like reveals, per address and network', async () => {
  const { id } = await makeCompany(api);
  const reveal = (address: string) =>
    api.http.post(`/api/companies/${id}/reveals`).set(visitorAt(address));
  const read = (address: string) => api.http.get(`/api/companies/${id}`).set(visitorAt(address));
  await reveal('198.18.0.1').expect(200);
  await read('198.18.0.1').expect(200);
  const { body } = await reveal('198.18.0.1').expect(429);
  expect(body.message).toMatch(/^Too many contact details were read from your network,/);
  await read('198.18.0.2').expect(200);
  await read('198.18.0.3').expect(429);
  await read('198.18.1.1').expect(200);
});

it('The rate limit does not count what the site reads for a page, nor what moderators read', async () => {
  const { id } = await makeCompany(api);
  const read = (headers: Record<string, string>) =>
    api.http.get(`/api/companies/${id}`).set(headers);
  const page = { 'X-Page-Read': '1' };
  for (const last of [1, 2, 3, 4])
    await read({ ...visitorAt(`198.18.2.${last}`), ...page }).expect(200);
  const pageOf = (path: string) => () =>
    api.http.get(path).set({ ...visitorAt('198.18.2.5'), ...page });
  for (const path of [`/api/companies/${id}`, '/api/companies', '/api/jobs?q=rider'])
    expect(await statuses(4, pageOf(path))).toEqual([200, 200, 200, 200]);
  const token = await adminToken(api);
  for (let time = 0; time < 4; time++)
    await read(visitorAt('198.18.3.1')).auth(token, { type: 'bearer' }).expect(200);
  const stranger = { ...page, 'X-Site-Key': 'a guess' };
  expect(await statuses(3, () => read(stranger))).toEqual([200, 200, 429]);
});
