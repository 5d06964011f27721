import { makeJob, pending } from '../../test/make-listing.ts';
import { notesOf, screeningApp } from '../../test/screened.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

const { api, as, send } = screeningApp();

it('alerts to a contact in the text of a listing rejected for fraud, with a notice after another reason', async () => {
  const texts = [
    'Chat 0809-999-9999 on WhatsApp',
    'Pay into 0123456789, GTBank',
    'Join chat.whatsapp.com/Ab12Cd34',
  ];
  const reasons = ['Suspected fraud: fake job', 'Asks applicants for money', 'Posted before'];
  for (const [index, description] of texts.entries()) {
    const job = await makeJob(api, {
      ...pending,
      cacNumber: `BN880000${index}`,
      email: `${index}@a.ng`,
      applyLink: `https://a${index}.ng/`,
      description,
    });
    await as('delete', `/jobs/${job.id}/reject`, { reason: reasons[index] }).expect(200);
  }
  const seen = async (description: string) =>
    notesOf(await send('jobs', { description }), 'seen_on_rejected').map(
      ({ severity, message }) => [severity, message.slice(0, 20)],
    );
  expect(await seen('Call +234 809 999 9999.')).toEqual([['alert', 'The phone number is ']]);
  expect(await seen('Account 012 345 6789 (GTB)')).toEqual([['alert', 'The bank account is ']]);
  expect(await seen('https://chat.whatsapp.com/Ab12Cd34')).toEqual([
    ['notice', 'The link is on “Disp'],
  ]);
  expect(await seen('https://chat.whatsapp.com/Other999')).toEqual([]);
});

it('notes one WhatsApp number in texts of two other companies, on those that wait too, and not once they are public', async () => {
  const of = (n: number) => ({
    cacNumber: `RC60000${n}`,
    email: `hr@company${n}.ng`,
    applyLink: `https://company${n}.ng/`,
    description: `Riders wanted in area ${n}. Chat https://wa.me/234809999999${n === 9 ? 8 : 9} now.`,
  });
  const sent = [];
  for (let n = 1; n <= 3; n++) sent.push(await send('jobs', of(n)));
  expect(sent.map(sharedIn).slice(0, 2)).toEqual([undefined, undefined]);
  expect(sharedIn(sent[2])).toBe(
    'The phone number “+2348099999999” is also in 2 other listings, of 2 different companies. Compare them before you decide: one sender may be behind all.',
  );
  for (const { id } of sent) {
    const { body } = await as('get', `/jobs/${id}`).expect(200);
    expect(notesOf(body, 'shared_contact')).toHaveLength(1);
  }
  expect(sharedIn(await send('jobs', of(9)))).toBeUndefined();
  const { id } = await send('jobs', of(4));
  for (const job of [...sent.slice(0, 2), { id }])
    await as('patch', `/jobs/${job.id}/approve`).expect(200);
  expect(sharedIn(await send('jobs', of(5)))).toBeUndefined();
});

it('notes a page to apply at from three other companies, since employers share the systems for applicants', async () => {
  const notes = [];
  for (let n = 1; n <= 4; n++) {
    const own = { cacNumber: `RC61000${n}`, email: `hr@employer${n}.ng` };
    notes.push(sharedIn(await send('jobs', { ...own, applyLink: 'https://hiring.ng/apply' })));
  }
  expect(notes.map((note) => note?.slice(0, 28))).toEqual([
    ...[undefined, undefined, undefined],
    'The web address “hiring.ng” ',
  ]);
});

const sharedIn = (record: { notes: ScreeningNote[] }) =>
  notesOf(record, 'shared_contact')[0]?.message;
