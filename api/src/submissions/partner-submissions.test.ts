import { limitedApp, statuses } from '../../test/limits.ts';
import { asModerator } from '../../test/make-account.ts';
import { newJob, registration } from '../../test/make-listing.ts';
import { ownerOf } from '../../test/owner.ts';
import { jpeg } from '../../test/pictures.ts';
import { partnerCommand } from '../../commands/admin/partner-command.ts';
import { Partners } from '../partners/partners.service.ts';

const api = limitedApp({ submissions: 1, 'partner-submissions': 12, 'partner-contacts': 20 });
const moderate = asModerator(api);
let key: string;
let other: string;

beforeAll(async () => {
  key = await add('Jobs of Lagos');
  other = await add('Another partner');
});

const run = (...args: string[]) => partnerCommand(api.app.get(Partners), args);
const add = async (name: string) => /ndp_\S+$/.exec(await run('add', name))?.[0] ?? '';
const sendJob = (as = key, job: object = newJob()) =>
  api.http.post('/api/jobs').set('X-Api-Key', as).send(job);
const read = (reference: string, as = key) =>
  api.http.get(`/api/submissions/${reference}`).set('X-Api-Key', as);
const withdraw = (reference: string, as = key) =>
  api.http.delete(`/api/submissions/${reference}`).set('X-Api-Key', as);

it('a submission with the key of a partner can be followed from pending over live, with its page, to its end', async () => {
  const { id, reference } = (await sendJob().expect(201)).body;
  const { body: sent, headers } = await read(reference.toLowerCase().replaceAll('-', ' ')).expect(
    200,
  );
  expect(sent).toMatchObject({ reference, kind: 'job', id, status: 'pending', page: null });
  expect(headers['cache-control']).toBe('private, no-store');
  await moderate('patch', `/jobs/${id}/approve`).expect(200);
  const { body: live } = await read(reference).expect(200);
  expect(live).toMatchObject({ status: 'live', page: expect.stringMatching(`/job/${id}$`) });
  expect(Date.parse(live.expiresAt)).toBeGreaterThan(Date.now());
  await withdraw(reference).expect(409);
  await api.sql(`update job set expires_at = now() where id = ?`, [id]);
  expect((await read(reference).expect(200)).body).toMatchObject({ status: 'ended', page: null });
});

it('a submission with the key of a partner has the reason when it was rejected, which is of no other', async () => {
  const { reference: waiting } = (await sendJob().expect(201)).body;
  const { id, reference } = (await sendJob().expect(201)).body;
  await moderate('delete', `/jobs/${id}/reject`, { reason: 'Twice' }).expect(200);
  const { body } = await read(reference).expect(200);
  expect(body).toMatchObject({ status: 'rejected', reason: 'Twice' });
  expect((await read(waiting).expect(200)).body.reason).toBeNull();
  await withdraw(reference).expect(409);
});

it('a submission with the key of a partner has the reason while it is taken off by a moderator, and not once it is shown again', async () => {
  const { id, reference } = (await sendJob().expect(201)).body;
  await moderate('patch', `/jobs/${id}/approve`).expect(200);
  await moderate('patch', `/jobs/${id}/hide`, { reason: 'Asks for a fee' }).expect(200);
  const { body } = await read(reference).expect(200);
  expect(body).toMatchObject({ status: 'ended', reason: 'Asks for a fee' });
  await moderate('patch', `/jobs/${id}/plan`, { plan: 'basic' }).expect(200);
  const shown = await read(reference).expect(200);
  expect(shown.body).toMatchObject({ status: 'live', reason: null });
  await api.sql(`update job set expires_at = now() where id = ?`, [id]);
  const ended = await read(reference).expect(200);
  expect(ended.body).toMatchObject({ status: 'ended', reason: null });
});

it('a submission with the key of a partner can be withdrawn with its image while it is pending, once or several times', async () => {
  const send = () => api.http.post('/api/companies').set('X-Api-Key', key).field(registration);
  const form = send();
  const sent = await form.attach('profileImage', await jpeg(), 'a.jpg').expect(201);
  const kept = (await send().expect(201)).body.reference;
  const { id, reference } = sent.body;
  expect((await withdraw(reference.replaceAll('-', '–')).expect(200)).body.status).toBe(
    'withdrawn',
  );
  expect((await withdraw(reference).expect(200)).body.status).toBe('withdrawn');
  expect((await read(reference).expect(200)).body.status).toBe('withdrawn');
  expect((await read(kept).expect(200)).body.status).toBe('pending');
  expect(await api.sql('select id from company where id = ?', [id])).toEqual([]);
  const log = await api.sql('select action from moderation where listing_id = ?', [id]);
  expect(log).toEqual([{ action: 'withdrawn' }]);
  const deleted = (await sendJob().expect(201)).body;
  await ownerOf(api, 'job', deleted.id).withdraw();
  expect((await read(deleted.reference).expect(200)).body.status).toBe('withdrawn');
});

it('a submission with the key of a partner has an Idempotency-Key of its partner, which another may use for another submission', async () => {
  const numbered = (as: string, body: object) =>
    sendJob(as, body).set('Idempotency-Key', 'listing-1');
  const first = newJob();
  const { id, reference } = (await numbered(key, first).expect(201)).body;
  expect((await numbered(key, first).expect(201)).body.reference).toBe(reference);
  // It names one attempt, which is not made again after a rejection.
  await moderate('delete', `/jobs/${id}/reject`).expect(200);
  expect((await numbered(key, first).expect(201)).body.reference).toBe(reference);
  await numbered(other, newJob()).expect(201);
});

it('a submission with the key of a partner is unknown to other partners, with the same bytes as one that does not exist', async () => {
  const { reference } = (await sendJob().expect(201)).body;
  const fixed = { 'X-Request-Id': 'the-request' };
  const { text } = await read(reference, other).set(fixed).expect(404);
  expect((await read('ND-2222-2222', other).set(fixed).expect(404)).text).toBe(text);
  expect((await read('%00', other).set(fixed).expect(404)).text).toBe(text);
  await withdraw(reference, other).expect(404);
  expect((await read(reference).expect(200)).body.status).toBe('pending');
});

it('the key of a partner has quotas of its own, whatever its address has used', async () => {
  await api.http.post('/api/jobs').send(newJob()).expect(201);
  await api.http.post('/api/jobs').send(newJob()).expect(429);
  const mine = await add('Quota');
  expect(await statuses(13, () => sendJob(mine))).toEqual([...Array(12).fill(201), 429]);
  const id = crypto.randomUUID();
  const open = () => api.http.get(`/api/companies/${id}`).set('X-Api-Key', mine);
  expect(await statuses(21, open)).toEqual([...Array(20).fill(404), 429]);
});

it.each(['', 'x', 'ndp_wrong', `ndp_${'x'.repeat(43)}`])(
  'the key of a partner is refused as invalid: "%s"',
  async (wrong) => {
    for (const path of ['/api/companies', '/api/submissions/ND-7F3K-9Q2M']) {
      const request = path.endsWith('s')
        ? api.http.post(path).send(registration)
        : api.http.get(path);
      const { body, headers } = await request.set('X-Api-Key', wrong).expect(401);
      expect(body.type).toBe('/api/docs/errors#partner_key_invalid');
      expect(headers['www-authenticate']).toBe('ApiKey');
    }
  },
);

it('the key of a partner is asked for by the name of its header when it is missing', async () => {
  const { body } = await api.http.get('/api/submissions/ND-2222-2222').expect(401);
  expect(body.message).toBe('Send your partner key in the header X-Api-Key.');
});

it('the key of a partner is stored as a hash, shows its last use, and is invalid as soon as it is revoked', async () => {
  const mine = await add('Short partner');
  expect(JSON.stringify(await api.sql('select * from partner'))).not.toContain(mine.slice(4));
  expect(await run('list')).toMatch(/Short partner +never used/);
  await read('ND-2222-2222', mine).expect(404);
  expect(await run('list')).toMatch(/Short partner +last used 20/);
  await expect(run('add', 'SHORT partner')).rejects.toThrow('There is a partner SHORT partner');
  expect(await run('revoke', 'short PARTNER')).toBe(
    'The key of Short partner is not valid any more.',
  );
  await read('ND-2222-2222', mine).expect(401);
  await expect(run('revoke', 'Short partner')).rejects.toThrow('There is no partner');
  await expect(run('add')).rejects.toThrow('Keys of partners:');
  expect(await add('Short partner')).not.toBe(mine);
});
