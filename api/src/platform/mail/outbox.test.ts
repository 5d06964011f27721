import { until } from '#platform/testing.ts';
import { failedMails } from '../../../commands/admin/failed-mails.ts';
import { mailingApps, untilSettled } from '../../../test/mailing.ts';
import { asModerator, moderatedApp } from '../../../test/make-account.ts';
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
  const as = asModerator(api);
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
    const line = new RegExp(
      `^20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d  [\\da-f-]{36}  received company [\\da-f-]{36}  to ${gone}$`,
    );
    expect(await failedMails(api.em.fork())).toMatch(line);
  });

  it('sends a failed mail after an operator resets it as in docs/operations.md', async () => {
    server.refused.clear();
    await api.sql('update mail set failed_at = null, queued_at = null where failed_at is not null');
    await untilSettled(api);
    expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(sent);
  });

  it('sends two mails about a listing in their order, though the first is retried later', async () => {
    await server.stop();
    const email = await registered();
    const putOff =
      "update schedule.job set start_after = now() + interval '1 hour' where name = 'mail' and state = 'retry' returning id";
    await until('the mail to be put off', async () => (await api.sql(putOff)).length > 0);
    const [id] = await api.column('select id from company where email = ?', [email]);
    await as('patch', `/companies/${id}/verify`).expect(200);
    await server.listen();
    const other = await registered();
    await until('the mail of another sender', () => server.to(other).length > 0);
    // The mail of the other was queued with it, or later.
    expect(await held()).toEqual([`approved company ${id}`]);
    await api.sql("update schedule.job set start_after = now() where state = 'retry'");
    await untilSettled(api);
    const subjects = server.to(email).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^We have your registration/),
      expect.stringMatching(/is now public$/),
    ]);
  });

  it('holds a mail behind one of the last 12 hours, but no letter about a claim, nor any mail behind one', async () => {
    const words = { subject: 'A', heading: 'A', preview: 'A', blocks: ['A'], why: 'A' };
    await api.sql(
      `insert into mail (key, listing_id, letter, created_at, queued_at)
       select event || ' ' || pair, ('00000000-0000-4000-8000-00000000000' || pair)::uuid, ?::jsonb, now() - age::interval, queued
       from (values
         (1, 'received', '11 hours 59 minutes', now()), (1, 'approved', '1 minute', null),
         (2, 'received', '12 hours', now()), (2, 'approved', '1 minute', null),
         (3, 'claim-announced', '1 hour', now()), (3, 'approved', '1 minute', null),
         (4, 'received', '1 hour', now()), (4, 'claim-announced', '1 minute', null),
         (5, 'received', '1 hour', now()), (5, 'more-claims', '1 minute', null)
       ) as mail (pair, event, age, queued)`,
      [JSON.stringify({ to: 'held@swift-riders.ng', ...words })],
    );
    // All that are due are queued at once.
    await until('the last to be queued', async () => !(await held()).includes('more-claims 5'));
    expect(await held()).toEqual(['approved 1']);
    await api.sql('truncate mail');
  });

  const held = () => api.column('select key from mail where queued_at is null');

  const failedOnce = async () => {
    const [count] = await api.column<number>(
      "select count(*)::int from schedule.job where name = 'mail' and state = 'retry'",
    );
    return count ?? 0;
  };
});
