import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { tally } from '../faults/figures.ts';
import { expectedMails } from './journey.ts';
import { moderatorMail, type Step, type Topology, until } from './topology.ts';

const waiting = 'select count(*) from mail where sent_at is null and failed_at is null';

/** The mail server goes; what the next steps accept is accepted all the same. */
export const mailGoes: Step = {
  id: 'mail-goes',
  title: 'The mail server goes, once it has all mails of the steps before',
  run: async ({ mail, db }) => {
    await until('All mails are sent', async () => (await db.number(waiting)) === 0, 30_000);
    const sent = mail.arrived.length;
    await mail.stop();
    return { 'mails sent': sent };
  },
};

export const mailReturns: Step = {
  id: 'mail-returns',
  title: 'The mail server is back',
  run: async ({ mail, db }) => {
    const due = await db.number(waiting);
    assert.ok(due > 0, 'no mail waited for it');
    await mail.listen();
    return { 'mails that waited': due };
  },
};

/** In the end every mail is there once, and those of the main journey are the right ones. */
export const mailsArrived: Step = {
  id: 'mails',
  title: 'Every mail arrives exactly once',
  run: async (topology) => {
    const { mail, db } = topology;
    await until('All mails are sent', async () => (await db.number(waiting)) === 0, 120_000);
    // Were one sent twice, its copy would come now.
    await wait(1_000);
    assert.equal(await db.number('select count(*) from mail where failed_at is not null'), 0);
    const sent = await db.number('select count(*) from mail');
    const ids = mail.arrived.map(({ messageId }) => messageId);
    assert.equal(new Set(ids).size, ids.length, 'a mail arrived twice');
    assert.equal(ids.length, sent, `${sent} mails were sent and ${ids.length} arrived`);
    for (const [to, subject] of expectedMails) {
      const found = mail.to(to).filter((letter) => subject.test(letter.subject ?? ''));
      assert.equal(found.length, 1, `${to} got ${found.length} mails with ${subject}`);
    }
    return { arrived: ids.length, twice: 0, lost: 0, 'by kind': kinds(topology) };
  },
};

function kinds({ mail }: Topology): string {
  const digests = mail.to(moderatorMail);
  assert.ok(digests.length > 0, 'the moderators were not told of anything');
  const kindOf = (subject = '') =>
    /to review$/.test(subject)
      ? 'digest'
      : (/^We have your|approve|public/.exec(subject)?.[0] ?? subject);
  return tally(mail.arrived.map(({ subject }) => kindOf(subject)));
}
