import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken, makeAdmin } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';

let api: TestApp;
let token: string;
let moderatorId: string;

beforeAll(async () => {
  api = await startApp();
  const moderator = await makeAdmin(api);
  moderatorId = moderator.id;
  token = await adminToken(api, moderator);
});
afterAll(() => api.close());

const hide = (id: string, body: object = {}, kind = 'companies') =>
  api.http.patch(`/api/${kind}/${id}/hide`).auth(token, { type: 'bearer' }).send(body);
const log = (id: string) =>
  api.sql<{ action: string }>(
    'select action, moderator_id, reason, snapshot from moderation where listing_id = ? order by id',
    [id],
  );
const publicNames = async () =>
  (await api.http.get('/api/companies').expect(200)).body.map(({ name }: { name: string }) => name);

it('hides a public listing at once and logs moderator, reason and snapshot', async () => {
  const { id } = await makeCompany(api, { name: 'Ghost Couriers' });
  expect(await publicNames()).toContain('Ghost Couriers');
  const { body } = await hide(id, { reason: ' Nobody came ' }).expect(200);
  expect(body).toMatchObject({ id, status: 'hidden' });
  expect(await publicNames()).not.toContain('Ghost Couriers');
  await api.http.get(`/api/companies/${id}`).expect(410);
  await api.http.post(`/api/companies/${id}/reveals`).expect(410);
  expect(await log(id)).toEqual([
    {
      action: 'hidden',
      moderator_id: moderatorId,
      reason: 'Nobody came',
      snapshot: expect.objectContaining({ name: 'Ghost Couriers', status: 'live' }),
    },
  ]);
});

it('changes and logs nothing when a listing is hidden again', async () => {
  const { id } = await makeJob(api);
  const answers = await Promise.all(Array.from({ length: 4 }, () => hide(id, {}, 'jobs')));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.body.status).toBe('hidden');
  expect(await log(id)).toHaveLength(1);
});

it('leaves an ended listing to the schedule, without a log entry', async () => {
  const { id } = await makeCompany(api, { expiresAt: inDays(-1) });
  expect((await hide(id).expect(200)).body.status).toBe('hidden');
  expect(await log(id)).toEqual([]);
});

it('answers 409 for a pending listing', async () => {
  const { id } = await makeJob(api, pending);
  const { body } = await hide(id, {}, 'jobs').expect(409);
  expect(body.message).toBe(
    'This job is not approved yet, so it is not public. Reject it instead.',
  );
  expect(body.type).toMatch(/#listing_not_approved$/);
  expect(await log(id)).toEqual([]);
});

it('accepts a reason of 1000 characters and rejects a longer one', async () => {
  const { id } = await makeCompany(api);
  const { body } = await hide(id, { reason: 'a'.repeat(1001) }).expect(422);
  expect(body.errors).toEqual({ reason: 'The reason must be 1000 characters or fewer' });
  await hide(id, { reason: 'a'.repeat(1000) }).expect(200);
});

it('shows a hidden listing again after a renewal, which extends the paid term', async () => {
  const expiresAt = inDays(10);
  const { id } = await makeJob(api, { expiresAt });
  await hide(id, {}, 'jobs').expect(200);
  const { body } = await api.http
    .patch(`/api/jobs/${id}/plan`)
    .auth(token, { type: 'bearer' })
    .send({ plan: 'basic' })
    .expect(200);
  const end = new Date(expiresAt.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString();
  expect(body).toMatchObject({ status: 'live', expiresAt: end });
  await api.http.get(`/api/jobs/${id}`).expect(200);
});

it('counts a listing as live until the millisecond it ends', async () => {
  const expiresAt = inDays(1);
  const company = await makeCompany(api, { expiresAt });
  expect(company.isLive(new Date(expiresAt.getTime() - 1))).toBe(true);
  expect(company.isLive(expiresAt)).toBe(false);
});
