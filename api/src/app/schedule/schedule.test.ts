import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Registry } from 'prom-client';
import { until } from '#platform/testing.ts';
import { type TestApp, testApp } from '../../../test/app.ts';
import { inDays, makeCompanies, makeCompany, makeJob } from '../../../test/make-listing.ts';
import { silentLine } from '../../../test/silent-line.ts';
import { ownedCompany } from '../../../test/owner.ts';
import { config } from '../../config/config.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { addGauges } from '../metrics/gauges.ts';
import { bossOptions, Schedule } from './schedule.ts';
import { UpkeepService } from './upkeep.service.ts';

type Task = Parameters<Schedule['runNow']>[0];

const api = testApp();
const other = testApp();

describe('Upkeep', () => {
  const upkeep = (app: TestApp) => app.app.get(UpkeepService);
  const status = async (table: string, id: string) =>
    (await api.column(`select status from ${table} where id = ?`, [id]))[0];

  it('hides and logs listings past their end and leaves the others live', async () => {
    const ended = await makeCompany(api, { expiresAt: inDays(-1) });
    const endedJob = await makeJob(api, { expiresAt: new Date(Date.now() - 1) });
    const live = await makeCompany(api, { expiresAt: new Date(Date.now() + 60_000) });
    await upkeep(api).hideEnded();
    await upkeep(api).hideEnded();
    expect(await status('company', ended.id)).toBe('hidden');
    expect(await status('job', endedJob.id)).toBe('hidden');
    expect(await status('company', live.id)).toBe('live');
    expect(
      await api.sql('select kind, listing_id, action, moderator_id from moderation order by id'),
    ).toEqual([
      { kind: 'company', listing_id: ended.id, action: 'ended', moderator_id: null },
      { kind: 'job', listing_id: endedJob.id, action: 'ended', moderator_id: null },
    ]);
  });

  it('hides each of 1,200 listings once when two instances run at the same time', async () => {
    await api.sql('delete from moderation');
    await makeCompanies(api, 1200, { expiresAt: new Date() });
    await Promise.all([upkeep(api).hideEnded(), upkeep(other).hideEnded()]);
    const [log] = await api.sql<{ entries: number; listings: number }>(
      'select count(*)::int as entries, count(distinct listing_id)::int as listings from moderation',
    );
    expect(log).toEqual({ entries: 1200, listings: 1200 });
  });

  it.each([
    [
      'reasons and snapshots of the moderation log after 90 days',
      'snapshots',
      `insert into moderation (kind, listing_id, action, reason, snapshot, created_at) values
        ('company', gen_random_uuid(), 'rejected', 'why', '{}', now() - interval '89 days'),
        ('company', gen_random_uuid(), 'rejected', 'why', '{}', now() - interval '91 days')`,
      'select reason, snapshot from moderation order by id',
      [
        { reason: 'why', snapshot: {} },
        { reason: null, snapshot: null },
      ],
    ],
    [
      'answers to submissions after 24 hours',
      'idempotencyKeys',
      `insert into idempotency_key (call, key, body_hash, answer, created_at) values
        ('POST /jobs', 'kept', '', '{}', now() - interval '23 hours'),
        ('POST /jobs', 'gone', '', '{}', now() - interval '25 hours')`,
      'select key from idempotency_key',
      [{ key: 'kept' }],
    ],
    [
      'inquiries after two years',
      'inquiries',
      `insert into inquiry (name, email, phone, interest, message, created_at) values
        ('kept', 'a@example.com', '+2348031234567', 'other', 'm', now() - interval '23 months'),
        ('gone', 'a@example.com', '+2348031234567', 'other', 'm', now() - interval '25 months')`,
      'select name from inquiry',
      [{ name: 'kept' }],
    ],
    [
      'counts of requests five minutes after their window',
      'rateLimits',
      `insert into rate_limit values
        ('kept', 1, extract(epoch from now() - interval '4 minutes') * 1000),
        ('gone', 1, extract(epoch from now() - interval '6 minutes') * 1000)`,
      'select key from rate_limit',
      [{ key: 'kept' }],
    ],
  ] as const)('purges %s', async (_, what, insert, select, left) => {
    await api.sql('delete from moderation');
    await api.sql(insert);
    await upkeep(api).purge(what);
    expect(await api.sql(select)).toEqual(left);
  });

  it('purges the counts of days that the 90 days of figures no longer show', async () => {
    const { id, read } = await ownedCompany(api);
    await api.sql(
      `insert into activity (listing_id, day, views)
       select ?, (now() at time zone 'Africa/Lagos')::date - n, n from generate_series(88, 91) n`,
      [id],
    );
    await api.sql(
      "insert into missed_search select day, 'jobs kano - -', views from activity where listing_id = ?",
      [id],
    );
    await api.sql('insert into answer_day select listing_id, day, 9, views from activity');
    await upkeep(api).purge('activity');
    const left = await api.column(
      `select 'activity ' || string_agg(views::text, ' ' order by views) from activity
       union all select 'searches ' || string_agg(count::text, ' ' order by count) from missed_search
       union all select 'answers ' || string_agg(yes::text, ' ' order by yes) from answer_day order by 1`,
    );
    expect(left).toEqual(['activity 88 89', 'answers 88 89', 'searches 88 89']);
    expect((await read()).body.activity[0].views).toBe(89);
  });
});

// Last, since its tasks go on in the background.
describe('The schedule', () => {
  const schedules = () => [api, other].map(({ app }) => app.get(Schedule));

  beforeAll(async () => {
    await api.sql('delete from company; delete from job; delete from moderation; delete from mail');
    await Promise.all(schedules().map((schedule) => schedule.start()));
  });

  it('opens another connection after one has gone silent', async () => {
    const line = await silentLine(config.databaseUrl);
    const query_timeout = bossOptions.query_timeout / 20;
    const pool = new pg.Pool({ ...bossOptions, connectionString: line.url, query_timeout });
    const read = async () => (await pool.query('select 1 as one')).rows;
    const rows = await read();
    line.isSilent = true;
    await expect(read()).rejects.toThrow('Query read timeout');
    line.isSilent = false;
    expect(await read()).toEqual(rows);
    await pool.end();
    line.close();
  });

  it('completes every task that has a time', async () => {
    const [schedule] = schedules();
    const tasks = await api.column<Task>('select name from schedule.schedule');
    expect(tasks.length).toBeGreaterThan(5);
    await Promise.all(tasks.map((name) => schedule!.runNow(name)));
    await until('every task to complete', async () => {
      const query = `select distinct name from schedule.job where state = 'completed'
        and name in (select name from schedule.schedule)`;
      return (await api.sql(query)).length === tasks.length;
    });
  });

  it('logs a task that fails, which nobody waits for, and counts it for an hour', async () => {
    const lines: object[] = [];
    const logger = { error: (line: object) => lines.push(line) };
    for (const schedule of schedules()) Object.assign(schedule, { logger });
    await api.sql('alter table inquiry rename to away');
    await schedules()[0]?.runNow('forget-inquiries');
    await until('the line of the log', () => lines.length > 0);
    await api.sql('alter table away rename to inquiry');
    expect(lines).toEqual([{ err: expect.any(Error), task: 'forget-inquiries' }]);
    const registry = new Registry();
    await addGauges(registry, api.em);
    const isCounted = async () =>
      (await registry.metrics()).includes('queue="forget-inquiries",state="failed"');
    await until('its count', isCounted);
    await api.sql(`update schedule.job set completed_on = completed_on - interval '1 hour'`);
    expect(await isCounted()).toBe(false);
  });

  it('keeps the mail about an ended listing as a file where there is no mail server', async () => {
    const folder = join(config.dataDir, 'mail');
    await makeCompany(api, { name: 'Silent Riders', expiresAt: inDays(-1) });
    // One that has begun may have missed the company, and no other is queued meanwhile.
    const running = `select from schedule.job where name = 'hide-ended-listings' and state = 'active'`;
    await until('the task of this minute', async () => (await api.sql(running)).length === 0);
    await schedules()[0]?.runNow('hide-ended-listings');
    await until('the mail in the folder', async () => {
      const files = await readdir(folder).catch((): string[] => []);
      const mails = files.filter((file) => file.endsWith('.eml'));
      const texts = await Promise.all(mails.map((file) => readFile(join(folder, file), 'utf8')));
      return texts.some((text) => text.includes('Silent Riders is no longer public'));
    });
  });

  it('takes a shutdown during its start for no error', async () => {
    const interrupted = Object.create(api.app.get(MailQueue)) as MailQueue;
    interrupted.start = async (boss) => {
      await schedule.beforeApplicationShutdown();
      await boss.work('remind', () => Promise.resolve());
    };
    const schedule = new Schedule(api.app.get(UpkeepService), interrupted);
    await expect(schedule.start()).resolves.toBeUndefined();
  });
});
