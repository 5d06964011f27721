import { moderatedApp } from '../../../test/make-account.ts';
import { makeCompany, pending, registration } from '../../../test/make-listing.ts';
import type { Letter } from '../../platform/mail/letter.ts';

const { api, as } = moderatedApp();

/** The letters about a listing by the address that they go to. */
const lettersOf = async (id: string) => {
  const sent = await api.column<Letter>('select letter from mail where listing_id = ?', [id]);
  return new Map(sent.map((letter) => [letter.to, letter]));
};

it.each([
  ['Registered before: ND-7F3K-9Q2M', ['/manage/lost', '?next=edit'], /change that listing/],
  ['Phone number does not answer: rang twice', ['?next=edit'], /What to do: Give a number that/],
  ['We know nobody there', ['?next=edit'], /^(?!.*What to do)/],
])(
  'leads the sender of a submission rejected as “%s” to %j in this order, with the next step if the reason has one',
  async (reason, ends, step) => {
    const { id, email } = await makeCompany(api, pending);
    await as('delete', `/companies/${id}/reject`, { reason }).expect(200);
    const { blocks = [] } = (await lettersOf(id)).get(email) ?? {};
    const links = blocks.flatMap((block) =>
      typeof block === 'object' && 'link' in block ? [block.href] : [],
    );
    expect(links).toEqual(ends.map((end) => expect.stringContaining(end)));
    expect(JSON.stringify(blocks).includes('You are welcome')).toBe(ends.length === 1);
    expect(JSON.stringify(blocks)).toMatch(step);
  },
);

it('says that the new address of a listing has it, and the former one that it had it', async () => {
  const { id, email } = await makeCompany(api);
  await as('put', `/companies/${id}`, { ...registration, email: 'bola@swift.ng' }).expect(200);
  const letters = await lettersOf(id);
  expect(letters.get('bola@swift.ng')?.why).toMatch(/ because a company .* has this address\./);
  expect(letters.get(email)?.why).toMatch(/ Swift Riders .* had this address until now\.$/);
});
