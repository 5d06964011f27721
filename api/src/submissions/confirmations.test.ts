import { limitedApp, visitorAt } from '../../test/limits.ts';
import { asModerator } from '../../test/make-account.ts';
import { posting } from '../../test/make-listing.ts';
import type { Letter } from '../platform/mail/letter.ts';

const api = limitedApp();
const as = asModerator(api);
beforeEach(() => api.sql('truncate mail, rate_limit'));

let house = 0;
async function post(email: string): Promise<string> {
  const { body } = await api.http
    .post('/api/jobs')
    .set(visitorAt(`198.18.${++house}.1`))
    .send({ ...posting, email })
    .expect(201);
  return body.reference;
}

interface Mail {
  key: string;
  letter: Letter;
  send_after: Date | null;
}
const mails = () => api.sql<Mail>('select key, letter, send_after from mail order by created_at');

it('confirms three submissions an hour to one mailbox, then lists the others in one summary', async () => {
  for (let count = 0; count < 3; count++) await post('ada@gmail.com');
  const references = [await post('a.d.a+jobs@gmail.com'), await post('ADA@googlemail.com')];
  const [, , , summary, ...more] = await mails();
  expect(more).toEqual([]);
  expect(summary?.key).toMatch(/^received-more /);
  expect(summary?.letter.to).toBe('a.d.a+jobs@gmail.com');
  const items = references.map((reference) => `Job ${reference}`);
  expect(summary?.letter.blocks[0]).toEqual({ list: items });
  const wait = Number(new Date(summary?.send_after ?? 0)) - Date.now();
  expect(wait).toBeGreaterThan(-60_000);
  expect(wait).toBeLessThanOrEqual(3_600_000);
});

it('lists a submission in the next summary when the one of this hour is on its way already', async () => {
  for (let count = 0; count < 4; count++) await post('ada@gmail.com');
  await api.sql(`update mail set queued_at = now() where key like 'received-more %'`);
  const references = [await post('ada@gmail.com'), await post('ada@gmail.com')];
  const [first, second, ...more] = (await mails()).filter(({ send_after }) => send_after);
  expect(more).toEqual([]);
  const items = references.map((reference) => `Job ${reference}`);
  expect(second?.letter.blocks[0]).toEqual({ list: items });
  const [one = 0, other = 0] = [first, second].map((mail) =>
    Number(new Date(mail?.send_after ?? 0)),
  );
  expect(other - one).toBe(3_600_000);
});

it('mails five refusals an hour to one mailbox, then lists the others in one summary', async () => {
  const references = [];
  for (let count = 0; count < 7; count++) references.push(await post(`eve+${count}@gmail.com`));
  for (const reference of references) {
    const [id] = await api.column('select id::text from job where reference = ?', [reference]);
    await as('delete', `/jobs/${id}/reject`).send({ reason: 'Spam' }).expect(200);
  }
  const refusals = (await mails()).filter(({ key }) => key.startsWith('rejected'));
  const summaries = refusals.filter(({ key }) => key.startsWith('rejected-more '));
  expect(refusals.length - summaries.length).toBe(5);
  const list = references.slice(5).map((reference) => `Job ${reference}: Spam`);
  expect(summaries.map(({ letter }) => letter.blocks[0])).toEqual([{ list }]);
});

it('confirms to other mailboxes meanwhile', async () => {
  for (let count = 0; count < 4; count++) await post('bola@example.com');
  await post('bolaa@example.com');
  // Dots mean nothing to Gmail alone.
  await post('b.ola@example.com');
  await post('bola@example.org');
  const confirmed = (await mails()).filter(({ key }) => key.startsWith('received job'));
  expect(confirmed.map(({ letter }) => letter.to)).toEqual([
    ...Array(3).fill('bola@example.com'),
    'bolaa@example.com',
    'b.ola@example.com',
    'bola@example.org',
  ]);
});
