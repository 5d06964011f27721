import { until } from '#platform/testing.ts';
import { appOfFile, startAppWith, type TestApp } from './app.ts';
import { PgBoss } from 'pg-boss';
import { bossOptions } from '../src/app/schedule/schedule.ts';
import { MailQueue } from '../src/platform/mail/mail-queue.ts';
import { MailSettings } from '../src/config/mail.settings.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** Mail settings for tests: sent at once, retried after a second. */
export const mailing = (fields: Partial<MailSettings>): MailSettings => ({
  smtpUrl: undefined,
  from: { address: 'no-reply@naijadispatch.example' },
  noMailTo: ['spared@gmail.com', 'j.ade@firm.ng'],
  moderators: ['mods@naijadispatch.ng'],
  digestMinutes: 30,
  pollSeconds: 0.2,
  retry: { initialBackoffSeconds: 1, maxBackoffSeconds: 1, maxRetries: 20 },
  ...fields,
});

/** A mail server and two instances of the api that send their mail to it, without a schedule, for all tests of a `describe`. */
export function mailingApps(fields: Partial<MailSettings> = {}) {
  const server = {} as MailServer;
  const bosses: PgBoss[] = [];
  beforeAll(async () => {
    Object.assign(server, await startMailServer());
  });
  afterAll(() => Promise.all(bosses.map((boss) => boss.stop({ graceful: true, timeout: 2_000 }))));
  const start = () =>
    appOfFile(async () => {
      const settings = mailing({ smtpUrl: server.url, ...fields });
      const api = await startAppWith((module) =>
        module.overrideProvider(MailSettings).useValue(settings),
      );
      const boss = await new PgBoss({ ...bossOptions, schedule: false }).start();
      await api.app.get(MailQueue).start(boss);
      bosses.push(boss);
      return api;
    });
  const [api, other] = [start(), start()];
  afterAll(() => server.stop());
  return { server, api, other };
}

/** Waits until every mail is sent or marked as failed. */
export async function untilSettled(api: TestApp): Promise<void> {
  await until('every mail to be sent or marked as failed', async () => {
    const open = 'select from mail where sent_at is null and failed_at is null';
    return (await api.sql(open)).length === 0;
  });
}
