import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { makeJob, posting } from '../../test/make-listing.ts';
import { Outbox } from './outbox.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const keys = async () =>
  (await api.sql<{ key: string }>('select key from mail order by key')).map(({ key }) => key);

const letter = { to: 'a@example.com', subject: '', heading: '', preview: '', blocks: [], why: '' };

it('keeps one mail for a committed event and none for one that was rolled back', async () => {
  const put = (key: string, fails: boolean) =>
    api.em.fork().transactional(async (em) => {
      await api.app.get(Outbox).put(em, { key, letter });
      if (fails) throw new Error('rolled back');
    });
  await expect(put('rolled back', true)).rejects.toThrow('rolled back');
  await put('committed', false);
  await put('committed', false);
  expect(await keys()).toEqual(['committed']);
});

it('keeps no mail for a submission or a decision that fails at commit', async () => {
  await api.sql('truncate mail');
  const token = await adminToken(api);
  const waiting = { status: 'pending', approvedAt: null, expiresAt: null } as const;
  const { id } = await makeJob(api, waiting);
  await api.sql(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create constraint trigger refuse after insert or update on job deferrable initially deferred
      for each row execute function refuse()`);
  await api.http.post('/api/jobs').send(posting).expect(500);
  await api.http.patch(`/api/jobs/${id}/approve`).auth(token, { type: 'bearer' }).expect(500);
  expect(await keys()).toEqual([]);
  await api.sql('drop trigger refuse on job');
  await api.http.patch(`/api/jobs/${id}/approve`).auth(token, { type: 'bearer' }).expect(200);
  expect(await keys()).toEqual([`approved job ${id}`]);
});

it('purges mails that were sent or failed after 30 days and keeps unsent ones', async () => {
  await api.sql(`truncate mail`);
  await api.sql(`
    insert into mail (key, created_at, sent_at, failed_at) values
      ('sent lately', now() - interval '29 days', now(), null),
      ('sent long ago', now() - interval '31 days', now(), null),
      ('given up long ago', now() - interval '31 days', null, now()),
      ('waiting long', now() - interval '31 days', null, null)`);
  await api.app.get(Outbox).purge(api.em.fork());
  expect(await keys()).toEqual(['sent lately', 'waiting long']);
});
