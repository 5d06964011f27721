import { until } from '#platform/testing.ts';
import { mailingApps, untilSettled } from '../../../test/mailing.ts';
import { moderatedApp } from '../../../test/make-account.ts';
import { makeJob, pending, posting, register } from '../../../test/make-listing.ts';
import { Outbox } from './outbox.ts';

describe('The outbox', () => {
  const { api, as } = moderatedApp();
  afterEach(() => api.sql('truncate mail'));

  const keys = () => api.column('select key from mail order by key');

  it('keeps no mail for a submission or a decision that fails at commit', async () => {
    const { id } = await makeJob(api, pending);
    await api.sql(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create constraint trigger refuse after insert or update on job deferrable initially deferred
        for each row execute function refuse()`);
    await api.http.post('/api/jobs').send(posting).expect(500);
    await as('patch', `/jobs/${id}/approve`).expect(500);
    expect(await keys()).toEqual([]);
    await api.sql('drop trigger refuse on job');
    await as('patch', `/jobs/${id}/approve`).expect(200);
    expect(await keys()).toEqual([`approved job ${id}`]);
  });

  it('purges mails that were sent or failed after 30 days and keeps unsent ones', async () => {
    await api.sql(`
      insert into mail (key, created_at, sent_at, failed_at) values
        ('sent lately', now() - interval '29 days', now(), null),
        ('sent long ago', now() - interval '31 days', now(), null),
        ('given up long ago', now() - interval '31 days', null, now()),
        ('waiting long', now() - interval '31 days', null, null)`);
    await api.app.get(Outbox).maintain(api.em.fork());
    expect(await keys()).toEqual(['sent lately', 'waiting long']);
  });
});

describe('An outage of the mail server or the database', () => {
  const { server, api } = mailingApps({ digestMinutes: 0 });
  afterEach(() => void (server.state.mood = 'well'));

  let sent = 0;

  /** Registers a company, which must succeed in any state of the mail server. */
  async function registered(): Promise<string> {
    const email = `outage-${(sent += 1)}@swift-riders.ng`;
    await register(api, { name: `Swift ${sent}`, email }).expect(201);
    return email;
  }

  it('sends each mail once after the mail server was down', async () => {
    await server.stop();
    const waiting = [await registered(), await registered()];
    await until('two failed deliveries', async () => (await failedOnce()) >= 2);
    await server.listen();
    await untilSettled(api);
    for (const email of waiting) expect(server.to(email)).toHaveLength(1);
  });

  it.each([
    ['was too busy', 'busy', 'turnedAway'],
    ['was at the limit of its user for the day', 'at-its-limit', 'turnedAway'],
    ['closed the connection before accepting it', 'breaking-off', 'brokenOff'],
  ] as const)('sends a mail once after the mail server %s', async (_, mood, refusals) => {
    Object.assign(server.state, { mood, [refusals]: 0 });
    const email = await registered();
    await until('a refusal', () => server.state[refusals] > 0);
    expect(server.to(email)).toEqual([]);
    server.state.mood = 'well';
    await untilSettled(api);
    expect(server.to(email)).toHaveLength(1);
  });

  it('sends a mail once when the database cannot mark it as sent at first', async () => {
    const tableBack = new Promise((back) => {
      server.onArrival(async () => {
        server.onArrival(async () => {});
        await api.sql('alter table mail rename to mail_away');
        setTimeout(() => back(api.sql('alter table mail_away rename to mail')), 600);
      });
    });
    const email = await registered();
    await tableBack;
    await untilSettled(api);
    expect(server.to(email)).toHaveLength(1);
  });

  it('queues mails again that the queue has lost, and sends the others only once', async () => {
    await server.stop();
    const waiting = await registered();
    await until('a failed delivery', async () => (await failedOnce()) > 0);
    const lost = await registered();
    await until('a second failed delivery', async () => (await failedOnce()) > 1);
    await api.sql(
      "delete from schedule.job where data ->> 'id' = (select id::text from mail order by created_at desc limit 1)",
    );
    await api.sql("update mail set queued_at = now() - interval '2 hours' where sent_at is null");
    await api.app.get(Outbox).maintain(api.em.fork());
    await server.listen();
    await untilSettled(api);
    for (const email of [waiting, lost]) expect(server.to(email)).toHaveLength(1);
  });

  it('marks a permanently refused mail as failed without delaying others', async () => {
    const gone = `outage-${sent + 1}@swift-riders.ng`;
    server.refused.set(gone, `No such user ${gone}`);
    await registered();
    const email = await registered();
    await untilSettled(api);
    expect(server.to(email)).toHaveLength(1);
    expect(server.to(gone)).toEqual([]);
    const failed = "select split_part(key, ' ', 1) from mail where failed_at is not null";
    expect(await api.column(failed)).toEqual(['received']);
  });

  it('sends a failed mail after an operator resets it as in docs/operations.md', async () => {
    server.refused.clear();
    await api.sql('update mail set failed_at = null, queued_at = null where failed_at is not null');
    await untilSettled(api);
    expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(sent);
  });

  const failedOnce = async () => {
    const [count] = await api.column<number>(
      "select count(*)::int from schedule.job where name = 'mail' and state = 'retry'",
    );
    return count ?? 0;
  };
});
