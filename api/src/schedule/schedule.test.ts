import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../test/app.ts';
import { inDays, makeCompany } from '../../test/make-listing.ts';
import { until } from '../../test/until.ts';
import { config } from '../config/config.ts';
import { Schedule } from './schedule.ts';

type Task = Parameters<Schedule['runNow']>[0];

let api: TestApp;
let other: TestApp;

beforeAll(async () => {
  [api, other] = [await startApp(), await startApp()];
});
afterAll(() => Promise.all([api.close(), other.close()]));

const schedules = () => [api, other].map(({ app }) => app.get(Schedule));

it('hides and logs an ended listing once when two instances run the task at once', async () => {
  const { id } = await makeCompany(api, { expiresAt: inDays(-1) });
  await Promise.all(schedules().map((schedule) => schedule.start()));
  await Promise.all(schedules().map((schedule) => schedule.runNow('hide-ended-listings')));
  await until('the ended listing to be logged', async () => (await logOf(id)).length > 0);
  expect(await logOf(id)).toEqual([{ action: 'ended' }]);
});

it('completes every task that has a time', async () => {
  const [schedule] = schedules();
  const tasks = await api.sql<{ name: Task }>('select name from schedule.schedule');
  expect(tasks.length).toBeGreaterThan(5);
  await Promise.all(tasks.map(({ name }) => schedule!.runNow(name)));
  await until('every task to complete', async () => {
    const query = `select distinct name from schedule.job where state = 'completed'
      and name in (select name from schedule.schedule)`;
    return (await api.sql(query)).length === tasks.length;
  });
});

it('keeps the mail about an ended listing as a file where there is no mail server', async () => {
  const folder = join(config.dataDir, 'mail');
  const mails = async () =>
    (await readdir(folder).catch((): string[] => [])).filter((file) => file.endsWith('.eml'));
  await until('a mail in the folder', async () => (await mails()).length > 0);
  const [name = ''] = await mails();
  expect(await readFile(join(folder, name), 'utf8')).toContain('is no longer public');
});

const logOf = (id: string) => api.sql('select action from moderation where listing_id = ?', [id]);
