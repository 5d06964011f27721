import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { reportersOf } from '../../test/reporters.ts';
import { notesOf, rulesOf, screeningApp, stranger } from '../../test/screened.ts';

const { api, as, send } = screeningApp();
const people = reportersOf(api);

it.each<[string, 'companies' | 'jobs', object]>([
  ['CAC number', 'jobs', { cacNumber: stranger.cacNumber }],
  ['phone number', 'companies', { phone: '0809 999 9999' }],
  ['phone number', 'jobs', { description: 'Call O8O9-999-9999 for the place.' }],
  ['email address', 'jobs', { email: 'EAGLE@eagle.example', applyLink: 'https://eagle.example/x' }],
  ['web address', 'jobs', { email: 'a@gmail.com', applyLink: 'https://www.eagle.example/jobs' }],
])(
  'The rule seen_on_rejected gives the reason of the rejection: the %s is on a rejected listing (%s)',
  async (shown, plural, shared) => {
    const rejected = await makeCompany(api, {
      ...pending,
      ...stranger,
      name: 'Eagle',
      website: 'https://eagle.example/',
    });
    const reason = 'Nobody knows them';
    await as('delete', `/companies/${rejected.id}/reject`, { reason }).expect(200);
    const [note] = notesOf(await send(plural, shared), 'seen_on_rejected');
    expect(note?.related).toEqual({ kind: 'company', id: rejected.id, status: 'rejected' });
    expect(note?.message).toMatch(
      /^The .*“Eagle”, which was rejected on \d+ \w+ \d{4}: “Nobody knows them”\./,
    );
    expect(note?.message).toContain(shown);
  },
);

it('The rule seen_on_rejected ignores approved listings, similar details and listings whose snapshot was deleted', async () => {
  const live = await makeCompany(api, { ...pending, ...stranger, name: 'Eagle' });
  await as('patch', `/companies/${live.id}/verify`).expect(200);
  const rejected = await makeCompany(api, {
    ...pending,
    cacNumber: 'BN76543210',
    email: 'eagle@eagle.example.ng',
    phone: '+2348099999998',
    website: null,
  });
  await as('delete', `/companies/${rejected.id}/reject`).expect(200);
  expect(rulesOf(await send('jobs', { cacNumber: stranger.cacNumber }))).toEqual([]);
  await api.sql('update moderation set snapshot = null');
  expect(rulesOf(await send('jobs', { cacNumber: 'BN76543210' }))).toEqual([]);
});

it('The rule seen_on_rejected adds notes for the three newest listings only', async () => {
  for (let time = 0; time < 4; time++) {
    const { id } = await makeJob(api, { ...pending, cacNumber: stranger.cacNumber });
    await as('delete', `/jobs/${id}/reject`).expect(200);
  }
  const job = await send('jobs', { cacNumber: stranger.cacNumber });
  expect(notesOf(job, 'seen_on_rejected')).toHaveLength(3);
});

it('notes a CAC number on a listing hidden by a moderator until it is renewed, not on one that ended', async () => {
  const hidden = await makeCompany(api, { ...stranger, name: 'Eagle', website: null });
  await makeJob(api, { cacNumber: 'BN1111112', expiresAt: inDays(-1), status: 'hidden' });
  await as('patch', `/companies/${hidden.id}/hide`, { reason: 'Fake pickups' }).expect(200);
  const { notes } = await send('jobs', { cacNumber: stranger.cacNumber });
  expect(notes).toEqual([
    {
      rule: 'seen_on_hidden',
      severity: 'alert',
      message: expect.stringMatching(
        /^The CAC number is on “Eagle”, which was hidden on .*: “Fake pickups”\./,
      ),
      related: { kind: 'company', id: hidden.id, status: 'hidden' },
    },
  ]);
  expect(rulesOf(await send('jobs', { cacNumber: 'BN1111112' }))).toEqual([]);
  await as('patch', `/companies/${hidden.id}/plan`, { plan: 'free' }).expect(200);
  await api.sql(`update company set status = 'hidden' where id = ?`, [hidden.id]);
  expect(rulesOf(await send('jobs', { cacNumber: stranger.cacNumber }))).toEqual([]);
});

it('notes reports of its number, and of a listing that has the same contacts, until they are dismissed', async () => {
  const noted = async (fields: object) =>
    notesOf(await send('companies', fields), 'reported_contact');
  await people.send('', { kind: 'number', listing: null, phone: '0809 111 1111' });
  expect(await noted({ ...stranger, phone: '+234 (0)809-111-1111' })).toEqual([]);
  await people.report('', { kind: 'number', listing: null, phone: '0809 111 1111' });
  const relisted = { ...stranger, cacNumber: 'BN7654329', phone: '0809 111 1111' };
  expect(await noted({ ...relisted, email: 'new@gmail.com' })).toMatchObject([
    { severity: 'notice', message: expect.stringContaining('Fake pickup') },
  ]);
  const [number] = await people.listed();
  await people.decide(number.id, 'dismiss').expect(200);
  expect(await noted({ ...relisted, email: 'newer@gmail.com' })).toEqual([]);
  const { id } = await makeCompany(api, { ...pending, email: 'bird@gmail.com' });
  await as('patch', `/companies/${id}/verify`).expect(200);
  await people.report(id, { reason: 'money_first' });
  await people.decide(id, 'uphold').expect(200);
  expect(
    await noted({ ...relisted, email: 'b.ird@gmail.com', phone: '0809 222 2222' }),
  ).toMatchObject([
    { severity: 'alert', message: expect.stringContaining('Asks for money first') },
  ]);
});

const long =
  'We carry documents, food and spare parts between Yaba, Surulere and the Island, six days a week. Riders are insured, wear our orange jackets, and call before they arrive.';

/** With another place, accents, capitals, signs and invisible characters. */
const changed = long.replace('Yaba', 'Lekki').replaceAll('e', 'È').replaceAll(', ', '\u200b... ');

it('The rule repeated_text notes a nearly identical description of another sender', async () => {
  const first = await send('companies', { name: 'Eagle', ...stranger, description: long });
  const { notes } = await send('companies', { description: changed });
  expect(notes).toEqual([
    {
      rule: 'repeated_text',
      severity: 'alert',
      message:
        'The description is nearly the same as that of “Eagle”, a company that somebody else sent (pending). Check who copied from whom.',
      related: { kind: 'company', id: first.id, status: 'pending' },
    },
  ]);
});

it('The rule repeated_text makes one note on a template of an agency, and one on each copy once one is rejected for fraud', async () => {
  const sendCopy = (n: number) =>
    send('jobs', {
      company: `Client ${n}`,
      cacNumber: `RC70000${n}`,
      email: `hr@client${n}.ng`,
      description: long,
      applyLink: `https://client${n}.ng/`,
    });
  const copies = [];
  for (let n = 10; n < 15; n++) copies.push(await sendCopy(n));
  expect(copies.map(rulesOf)).toEqual([[], ['repeated_text'], [], [], []]);
  const reason = 'Suspected fraud';
  await as('delete', `/jobs/${copies[3]?.id}/reject`, { reason }).expect(200);
  const { notes } = await sendCopy(15);
  expect(notes).toMatchObject([
    { rule: 'repeated_text', related: { status: 'rejected', id: copies[3]?.id } },
  ]);
});

it.each([
  { email: 'HELLO@swift.example.com' },
  { phone: '0803 123 4567' },
  { cacNumber: 'RC1234567' },
])('The rule repeated_text ignores a listing of the same sender, known by %j', async (shared) => {
  await send('companies', { ...stranger, ...shared, description: long });
  expect(rulesOf(await send('companies', { description: long }))).toEqual([]);
});

it('The rule repeated_text ignores texts of less than 15 words, and different texts on the same subject', async () => {
  for (const [count, rules] of [
    [14, []],
    [15, ['repeated_text']],
  ] as const) {
    const description = long.split(' ').slice(0, count).join(' ');
    await send('companies', { ...stranger, description });
    expect(rulesOf(await send('companies', { description }))).toEqual(rules);
  }
  await send('companies', { ...stranger, description: long });
  const other =
    'Our riders carry spare parts and documents between the Island and Surulere every weekday, in orange jackets that you know.';
  expect(rulesOf(await send('companies', { description: other }))).toEqual([]);
});
