import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { ownerOf } from '../../test/owner.ts';
import type { Letter } from '../platform/mail/letter.ts';

const moderatorId = crypto.randomUUID();
const { api, as } = moderatedApp({ id: moderatorId });

const patch = (path: string, body: object) => as('patch', `/${path}`, body);
const log = (id: string) =>
  api.sql<{ action: string; moderator_id: string; reason: string; snapshot: { name: string } }>(
    'select action, moderator_id, reason, snapshot from moderation where listing_id = ? order by id',
    [id],
  );

it('rejecting a submission accepts a request without reason and body', async () => {
  const { id } = await makeJob(api, pending);
  const { body } = await as('delete', `/jobs/${id}/reject`)
    .set('Content-Type', 'text/plain')
    .expect(200);
  expect(body).toEqual({ id, message: 'Job rejected!' });
});

it('rejecting a submission accepts a reason of any length with emoji, which the mail shows from its start', async () => {
  const { id } = await makeCompany(api, pending);
  const reason = `x${'🛵'.repeat(200)}`;
  await as('delete', `/companies/${id}/reject`, { reason }).expect(200);
  const [preview] = await api.column(`select letter ->> 'preview' from mail where listing_id = ?`, [
    id,
  ]);
  expect(preview).toMatch(/^x🛵+…$/u);
});

const correct = (id: string, body: object) => as('put', `/companies/${id}`, body);

it('correcting a company accepts the whole record and ignores the fields that a correction cannot change', async () => {
  const { id } = await makeCompany(api);
  const { body } = await as('get', `/companies/${id}`).expect(200);
  const answer = await correct(id, {
    ...body,
    name: 'Swifter Riders',
    category: 'Van and air haulage',
    location: null,
    status: 'pending',
    verified: false,
    plan: 'premium',
    views: 9,
    expiresAt: '2099-01-01T00:00:00.000Z',
    reference: 'ND-AAAA-AAAA',
  }).expect(200);
  expect(answer.body).toEqual({
    ...body,
    etag: expect.not.stringContaining(body.etag),
    updatedAt: expect.not.stringContaining(body.updatedAt),
    name: 'Swifter Riders',
    category: 'Van and air haulage',
    serviceTypes: ['van', 'air'],
  });
  expect(await log(id)).toMatchObject([{ action: 'edited', snapshot: { name: 'Swift Riders' } }]);
});

const hide = (id: string, body: object = {}, kind = 'companies') =>
  patch(`${kind}/${id}/hide`, body);
it.each([
  ['a public', {}, 'Visitors no longer see it.'],
  ['an ended', { expiresAt: inDays(-1) }, 'Visitors still do not see it.'],
])(
  'hiding takes off %s listing once, for which its owner gets the reason',
  async (_, fields, effect) => {
    const { id, email } = await makeJob(api, fields);
    const hideIt = () => hide(id, { reason: ' Asks for money ' }, 'jobs');
    const answers = await Promise.all(Array.from({ length: 4 }, hideIt));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.status).toBe('hidden');
    await api.http.get(`/api/jobs/${id}`).expect(410);
    const decision = { action: 'hidden', moderator_id: moderatorId, reason: 'Asks for money' };
    expect(await log(id)).toMatchObject([{ ...decision, snapshot: { status: 'live' } }]);
    const mails = 'select key, letter from mail where listing_id = ?';
    const [mail, ...more] = await api.sql<{ key: string; letter: Letter }>(mails, [id]);
    expect([mail?.key, more]).toEqual([expect.stringMatching(/^hidden job /), []]);
    expect(mail?.letter).toMatchObject({ to: email, preview: 'Asks for money' });
    expect(mail?.letter.blocks[0]).toMatch(effect);
    expect(mail?.letter.blocks).toContainEqual({ quote: 'Asks for money' });
  },
);

it('hiding a listing accepts a reason of 1000 characters and rejects a longer one', async () => {
  const { id } = await makeCompany(api);
  const { body } = await hide(id, { reason: 'a'.repeat(1001) }).expect(422);
  expect(body.errors).toEqual({ reason: 'The reason must be 1000 characters or fewer' });
  await hide(id, { reason: 'a'.repeat(1000) }).expect(200);
});

it('a renewal shows a hidden or ended listing again, extends its paid term and is mailed to its owner, who was told otherwise', async () => {
  const expiresAt = inDays(10);
  const { id } = await makeJob(api, { expiresAt });
  const renew = () => patch(`jobs/${id}/plan`, { plan: 'basic' }).expect(200);
  const { mails } = ownerOf(api, 'job', id);
  await hide(id, {}, 'jobs').expect(200);
  await api.sql('update mail set sent_at = now() where listing_id = ?', [id]);
  const { body } = await renew();
  expect(await mails()).toEqual(['hidden', 'approved']);
  const end = new Date(expiresAt.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString();
  expect(body).toMatchObject({ status: 'live', expiresAt: end });
  await api.http.get(`/api/jobs/${id}`).expect(200);
  await hide(id, {}, 'jobs').expect(200);
  await renew();
  await renew();
  expect(await mails()).toEqual(['hidden', 'approved', 'approved']);
  await api.sql('update job set expires_at = now() where id = ?', [id]);
  await renew();
  expect(await mails()).toEqual(['hidden', 'approved', 'approved', 'approved']);
});
