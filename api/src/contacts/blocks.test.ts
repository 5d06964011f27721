import { moderatedApp } from '../../test/make-account.ts';
import { rulesOf, screenedBy } from '../../test/screened.ts';

const { api, as } = moderatedApp({ email: 'ada@naija.example' });
beforeEach(() => api.sql('delete from block; delete from company; delete from job'));

const { send } = screenedBy(api, as);
const block = (value: string) => as('post', '/blocks', { value, reason: 'Fake jobs' });

it.each([
  [
    'phone',
    '0809 999 9999',
    '+2348099999999',
    { description: 'Chat wa.me/2348099999999' },
    { description: 'Chat 08099999998' },
  ],
  [
    'email',
    'Bad.Man@gmail.com',
    'badman@gmail.com',
    { description: 'Write to bad.man at gmail dot com' },
    { description: 'We are at Gmail House, beside Badman' },
  ],
  [
    'email',
    'Bad.Man@gmail.com',
    'badman@gmail.com',
    { email: 'badman+1@gmail.com' },
    { email: 'badman@yahoo.com' },
  ],
  [
    'domain',
    'https://www.Bad.ng/jobs',
    'bad.ng',
    { applyLink: 'https://jobs.bad.ng/' },
    { applyLink: 'https://notbad.ng/' },
  ],
  ['domain', 'bad.ng', 'bad.ng', { email: 'hr@bad.ng' }, { email: 'bad.ng@good.ng' }],
  ['cacNumber', 'rc 7654321', 'RC7654321', { cacNumber: 'RC7654321' }, { cacNumber: 'BN7654321' }],
])(
  'alerts to a blocked %s written as %s, and to no other',
  async (type, written, value, bad, good) => {
    const { body } = await block(written).expect(201);
    expect(body).toMatchObject({ type, value, moderator: 'ada@naija.example' });
    const [note] = (await send('jobs', bad)).notes;
    expect(note).toMatchObject({ rule: 'blocked', severity: 'alert' });
    expect(note.message).toMatch(
      new RegExp(`^“[^”]+” is on the block list since .* by ada@naija.example: “Fake jobs”`),
    );
    expect(rulesOf(await send('jobs', good))).not.toContain('blocked');
    await as('delete', `/blocks/${body.id}`).expect(204);
    expect(rulesOf(await send('jobs', bad))).not.toContain('blocked');
  },
);

it('alerts to a blocked contact among more phone numbers than are compared', async () => {
  await block('bad@bad.ng').expect(201);
  await block('free.ng').expect(201);
  const numbers = Array.from({ length: 60 }, (_, n) => `080310000${n + 10}`).join(' ');
  for (const fields of [{ email: 'bad@bad.ng' }, { applyLink: 'https://free.ng/apply' }])
    expect(rulesOf(await send('jobs', { ...fields, description: numbers }))).toContain('blocked');
});

it('refuses what is no contact or everybody’s, and one that is there already, and finds a number in any spelling', async () => {
  for (const value of ['gmail.com', 'wa.me', 'nonsense', '12', 'a@b', '1.2.3.4'])
    expect((await block(value).expect(422)).body.errors.value).toMatch(
      /^Enter a phone|^Many people/,
    );
  await block('bad.ng').expect(201);
  const { body } = await block('www.bad.ng').expect(409);
  expect(body.message).toBe('bad.ng is on the block list already.');
  expect((await as('get', '/blocks?q=fake').expect(200)).body).toHaveLength(1);
  await block('0809 999 9999').expect(201);
  const again = await block('+2348099999999').expect(409);
  expect(again.body.message).toBe('0809 999 9999 is on the block list already.');
  for (const q of ['0809', '0809 999 9999', '%2B234 809 999 9999'])
    expect((await as('get', `/blocks?q=${q}`).expect(200)).body).toHaveLength(1);
});
