import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { UpkeepService } from '../app/schedule/upkeep.service.ts';

const email = 'chioma@example.com';
const { api, as } = moderatedApp({ email });
beforeEach(() => api.sql('delete from moderation'));

const read = (query: object | string = {}) => as('get', '/moderations').query(query);
const act = (...call: Parameters<typeof as>) => as(...call).expect(200);

/** Inserts an entry of the schedule about a deleted listing. */
const enter = (createdAt: string, fields: { kind?: string; action?: string } = {}) =>
  api.sql(
    `insert into moderation (kind, listing_id, action, created_at) values (?, gen_random_uuid(), ?, ?)`,
    [fields.kind ?? 'company', fields.action ?? 'ended', createdAt],
  );
const times = async (query: object) =>
  (await read(query).expect(200)).body.map(({ createdAt }: { createdAt: string }) => createdAt);

it('The moderation log lists decisions with moderator, listing, time and reason, newest first', async () => {
  const company = await makeCompany(api, { ...pending, name: 'Swift Riders' });
  const job = await makeJob(api, { ...pending, title: 'Rider' });
  const ended = await makeJob(api, { title: 'Night rider', expiresAt: inDays(-1) });
  await act('patch', `/companies/${company.id}/verify`);
  await act('delete', `/jobs/${job.id}/reject`, { reason: '  Not their number ' });
  await api.app.get(UpkeepService).hideEnded();
  const { body, headers } = await read().expect(200);
  expect(headers['content-range']).toBe('moderations 0-2/3');
  const entry = { moderator: email, byOwner: false, reason: null, plan: null, changes: [] };
  const reason = 'Not their number';
  expect(body).toMatchObject([
    { ...entry, listing: ended.id, name: 'Night rider', action: 'ended', moderator: null },
    { ...entry, listing: job.id, kind: 'job', name: 'Rider', action: 'rejected', reason },
    { ...entry, listing: company.id, name: 'Swift Riders', action: 'approved', plan: 'free' },
  ]);
});

it('The moderation log shows the name at the time of the decision, then the current one, then null', async () => {
  const { id } = await makeCompany(api, { ...pending, name: 'Old Name' });
  const names = async () =>
    (await read({ listing: id }).expect(200)).body.map(({ name }: { name: string }) => name);
  await act('patch', `/companies/${id}/verify`);
  await api.sql("update company set name = 'New Name' where id = ?", [id]);
  await act('patch', `/companies/${id}/hide`);
  expect(await names()).toEqual(['New Name', 'Old Name']);
  await api.sql('update moderation set snapshot = null');
  expect(await names()).toEqual(['New Name', 'New Name']);
  await api.sql('delete from company where id = ?', [id]);
  expect(await names()).toEqual([null, null]);
});

it('The moderation log forgets a rejected listing after 90 days with what screening notes quote of it, but no note on one that is here', async () => {
  const here = await makeCompany(api);
  const [gone, ...kept] = [crypto.randomUUID(), crypto.randomUUID(), here.id];
  const related = [gone, ...kept];
  const noted = await makeCompany(api, {
    notes: related.map((id) => ({
      rule: 'seen_on_rejected',
      severity: 'alert',
      message: 'It is on “Swift”: “why”.',
      related: { kind: 'company', id, status: 'rejected' },
    })),
  });
  for (const id of related)
    await api.sql(
      `insert into moderation (kind, listing_id, action, reason, snapshot, created_at)
       values ('company', ?, 'edited', 'why', '{}', now() - interval '91 days')`,
      [id],
    );
  // The listing was noted first and rejected later.
  await api.sql(
    `insert into moderation (kind, listing_id, action, snapshot) values ('company', ?, 'rejected', '{}')`,
    [kept[0]],
  );
  await api.app.get(UpkeepService).purge('snapshots');
  expect(await api.column('select notes from company where id = ?', [noted.id])).toMatchObject([
    [
      { message: expect.stringContaining('has been erased since'), related: null },
      ...kept.map((id) => ({ message: 'It is on “Swift”: “why”.', related: { id } })),
    ],
  ]);
});

it('The moderation log filters by kind, listing, moderator, action and id, alone and combined', async () => {
  const { id } = await makeCompany(api, pending);
  await act('patch', `/companies/${id}/verify`);
  await enter('2026-03-01T12:00:00Z', { kind: 'job' });
  const [mine, other] = (await read().expect(200)).body;
  const filter = {
    kind: 'company',
    listing: id,
    moderator: ` ${email.toUpperCase()}`,
    action: 'approved',
  };
  for (const [key, value] of Object.entries({ ...filter, id: [mine.id] })) {
    const { body } = await read({ filter: JSON.stringify({ [key]: value }) }).expect(200);
    expect([key, body]).toEqual([key, [mine]]);
  }
  expect((await read(filter).expect(200)).body).toEqual([mine]);
  expect((await read({ kind: 'job' }).expect(200)).body).toEqual([other]);
  expect((await read({ moderator: 'nobody@example.com' }).expect(200)).body).toEqual([]);
});

it('The moderation log takes a day in Lagos as a whole, and of timestamps includes from and excludes to', async () => {
  const [before, start, last, after] = [
    '2026-03-01T22:59:59.999Z',
    '2026-03-01T23:00:00.000Z',
    '2026-03-02T22:59:59.999Z',
    '2026-03-02T23:00:00.000Z',
  ] as const;
  for (const time of [before, start, last, after]) await enter(time);
  expect(await times({ from: '2026-03-02' })).toEqual([after, last, start]);
  expect(await times({ to: '2026-03-02' })).toEqual([last, start, before]);
  expect(await times({ filter: '{"from":"2026-03-02","to":"2026-03-02"}' })).toEqual([last, start]);
  expect(await times({ from: start, to: after })).toEqual([last, start]);
  expect(await times({ from: '2026-03-02T00:00:00+01:00' })).toEqual([after, last, start]);
});

it.each([
  [{ kind: 'vacancy' }, 'kind must be company or job'],
  [{ listing: '7' }, 'listing must be a UUID'],
  [{ filter: '{"id":["7a"]}' }, 'filter: id: This is not a valid value'],
  [
    { from: 'yesterday' },
    'from must be a day such as 2026-11-20 or a timestamp such as 2026-11-20T09:00:00Z',
  ],
])('The moderation log names the parameter to refuse the query %j', async (query, message) => {
  expect((await read(query).expect(400)).body.message).toBe(message);
});
