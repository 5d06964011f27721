import { testApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import {
  inDays,
  makeCompany,
  makeJob,
  pending,
  posting,
  registration,
} from '../../test/make-listing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const api = testApp();
let token: string;

beforeAll(async () => {
  token = await adminToken(api);
});

const read = (path: string) => api.http.get(path);
const asAdmin = (path: string) => api.http.get(path).auth(token, { type: 'bearer' });
const patch = (path: string, body: object = {}) =>
  api.http.patch(path).auth(token, { type: 'bearer' }).send(body);
const ids = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

describe.each([
  {
    path: '/api/companies',
    body: registration,
    approval: 'verify',
    make: makeCompany,
    missing: 'Company not found',
    message: 'Company registration submitted successfully!',
  },
  {
    path: '/api/jobs',
    body: posting,
    approval: 'approve',
    make: makeJob,
    missing: 'Job not found',
    message: 'Job posted successfully!',
  },
] as const)('a listing in $path', ({ path, body, approval, make, missing, message }) => {
  it('is private while pending and public once approved', async () => {
    const submitted = await api.http.post(path).send(body).expect(201);
    const { id, _id, reference } = submitted.body;
    expect(submitted.body).toEqual({ id, _id: id, message, reference });
    expect(_id).toBe(id);
    expect(reference).toMatch(/^ND-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
    expect(submitted.headers.location).toBe(`${path}/${id}`);

    expect(ids(await read(path))).not.toContain(id);
    await read(`${path}/${id}`).expect(404);
    expect(ids(await asAdmin(`${path}/pending`))).toContain(id);
    expect((await asAdmin(`${path}/${id}`).expect(200)).body.status).toBe('pending');

    const approved = await patch(`${path}/${id}/${approval}`).expect(200);
    expect(approved.body).toMatchObject({ id, status: 'live' });

    expect(ids(await read(path))).toContain(id);
    expect((await read(`${path}/${id}`).expect(200)).body.id).toBe(id);
    expect(ids(await asAdmin(`${path}/pending`))).not.toContain(id);
  });

  it('is public until its term ends to the second, whether or not the schedule has run', async () => {
    const lasting = await make(api, { expiresAt: new Date(Date.now() + 5_000) });
    const ended = await make(api, { expiresAt: new Date(Date.now() - 1) });
    const listed = ids(await read(path));
    expect(listed).toContain(lasting.id);
    expect(listed).not.toContain(ended.id);
    const { body } = await read(`${path}/${ended.id}`).expect(410);
    expect(body.message).toBe(missing);
    expect(body.was).toEqual(
      path === '/api/jobs'
        ? { location: 'Ikeja, Lagos', type: 'full-time' }
        : { location: 'Ikeja, Lagos', serviceTypes: ['bike'] },
    );
    expect((await asAdmin(`${path}/${ended.id}`).expect(200)).body.status).toBe('hidden');
    const hidden = ids(await asAdmin(`${path}?filter={"status":"hidden"}`));
    expect(hidden).toContain(ended.id);
    expect(hidden).not.toContain(lasting.id);
  });

  it('is renewed from its old end while live, and from now once ended', async () => {
    const end = inDays(3);
    const live = await make(api, { expiresAt: end });
    const ended = await make(api, { status: 'hidden', expiresAt: inDays(-3) });
    const renewed = await patch(`${path}/${live.id}/plan`, { plan: 'premium' }).expect(200);
    const revived = await patch(`${path}/${ended.id}/plan`, { plan: 'premium' }).expect(200);
    const term = path === '/api/jobs' ? 60 : 89;
    expect(renewed.body).toMatchObject({ plan: 'premium', status: 'live' });
    expect(Date.parse(renewed.body.expiresAt) - end.getTime()).toBeGreaterThanOrEqual(
      term * DAY_MS,
    );
    expect(Date.parse(revived.body.expiresAt) - Date.now()).toBeLessThan(93 * DAY_MS);
    expect(ids(await read(path))).toEqual(expect.arrayContaining([live.id, ended.id]));
  });

  it('cannot be renewed before it is approved', async () => {
    const { id } = await make(api, pending);
    const { body } = await patch(`${path}/${id}/plan`, { plan: 'premium' }).expect(409);
    expect(body.message).toContain('not approved yet');
  });

  it('rejects a plan that its kind does not have', async () => {
    const { id } = await make(api);
    const { body } = await patch(`${path}/${id}/plan`, { plan: 'gold' }).expect(422);
    expect(body.errors.plan).toMatch(/^Choose a plan: /);
  });
});

it('counts a listing as live until the millisecond it ends', async () => {
  const expiresAt = inDays(1);
  const company = await makeCompany(api, { expiresAt });
  expect(company.isLive(new Date(expiresAt.getTime() - 1))).toBe(true);
  expect(company.isLive(expiresAt)).toBe(false);
});

it('ends a company three calendar months after approval, and a job after the days of its plan (spec §9)', async () => {
  for (const plan of ['free', 'featured', 'premium']) {
    const company = await makeCompany(api, pending);
    const body = plan === 'free' ? {} : { plan };
    const verified = await patch(`/api/companies/${company.id}/verify`, body).expect(200);
    const [row] = await api.sql<{ same: boolean }>(
      `select (date_trunc('milliseconds', approved_at at time zone 'UTC') + interval '3 months') at time zone 'UTC'
         = expires_at as same from company where id = ?`,
      [company.id],
    );
    expect([verified.body.plan, row?.same]).toEqual([plan, true]);
  }
  for (const [plan, days] of [
    ['basic', 30],
    ['featured', 30],
    ['premium', 60],
  ] as const) {
    const job = await makeJob(api, pending);
    const { body } = await patch(`/api/jobs/${job.id}/approve`, { plan }).expect(200);
    expect(Date.parse(body.expiresAt) - Date.parse(body.approvedAt)).toBe(days * DAY_MS);
    expect(body.validThrough).toBe(body.expiresAt);
  }
});
