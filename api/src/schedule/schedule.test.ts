import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../test/app.ts';
import { inDays, makeCompany } from '../../test/make-listing.ts';
import { config } from '../config/config.ts';
import { Schedule } from './schedule.ts';

let api: TestApp;
let other: TestApp;

beforeAll(async () => {
  [api, other] = [await startApp(), await startApp()];
});
afterAll(() => Promise.all([api.close(), other.close()]));

it('is kept by several instances: what has ended is hidden and logged once', async () => {
  const { id } = await makeCompany(api, { expiresAt: inDays(-1) });
  const schedules = [api, other].map(({ app }) => app.get(Schedule));
  await Promise.all(schedules.map((schedule) => schedule.start()));
  expect(await api.sql('select name, cron from schedule.schedule order by name')).toEqual([
    { name: 'announce', cron: '* * * * *' },
    { name: 'clean-images', cron: '23 * * * *' },
    { name: 'forget-answers', cron: '17 * * * *' },
    { name: 'forget-inquiries', cron: '29 3 * * *' },
    { name: 'forget-rate-limits', cron: '7,37 * * * *' },
    { name: 'forget-snapshots', cron: '41 3 * * *' },
    { name: 'hide-ended-listings', cron: '* * * * *' },
    { name: 'remind', cron: '*/10 * * * *' },
    { name: 'tend-mails', cron: '53 * * * *' },
  ]);
  await Promise.all(schedules.map((schedule) => schedule.runNow('hide-ended-listings')));
  await until(async () => (await logOf(id)).length > 0);
  expect(await logOf(id)).toEqual([{ action: 'ended' }]);
});

it('sends mail, which without a mail server is kept as a file', async () => {
  const folder = join(config.dataDir, 'mail');
  const mails = async () =>
    (await readdir(folder).catch((): string[] => [])).filter((file) => file.endsWith('.eml'));
  await until(async () => (await mails()).length > 0);
  const [name = ''] = await mails();
  expect(await readFile(join(folder, name), 'utf8')).toContain('is no longer public');
});

const logOf = (id: string) => api.sql('select action from moderation where listing_id = ?', [id]);

async function until(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 100));
}
