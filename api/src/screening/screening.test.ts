import { visitorAt } from '../../test/limits.ts';
import { inDays, makeCompany, makeJob, posting } from '../../test/make-listing.ts';
import { rulesOf, screeningApp } from '../../test/screened.ts';

const { api, as, record, send } = screeningApp();

const site = visitorAt('192.0.2.1');

it('Screening of a form of the site notes a form that was sent too fast, not opened, or has the hidden field filled in', async () => {
  const form = (seconds: string, trap?: string) => ({
    ...site,
    'X-Form-Seconds': seconds,
    ...(trap && { 'X-Form-Trap': trap }),
  });
  expect(rulesOf(await send('jobs', {}, form('2.999')))).toEqual(['too_fast']);
  expect(rulesOf(await send('jobs', {}, form('3')))).toEqual([]);
  expect(rulesOf(await send('jobs', {}, form('unknown')))).toEqual(['form_not_opened']);
  expect(rulesOf(await send('companies', {}, form('60', 'filled')))).toEqual(['hidden_field']);
});

it('Screening of a form of the site ignores the form headers without the site key', async () => {
  const headers = { 'X-Form-Seconds': '0', 'X-Form-Trap': 'filled' };
  expect(rulesOf(await send('jobs', {}, headers))).toEqual([]);
  expect(rulesOf(await send('jobs', {}, { ...headers, 'X-Site-Key': 'wrong' }))).toEqual([]);
});

it('notes the sixth submission with one email in 24 hours, counting rejected ones, and not the fifth', async () => {
  const sender = (index: number) => ({
    phone: `0803 555 00${10 + index}`,
    cacNumber: `RC99000${index}`,
  });
  for (let index = 0; index < 4; index++) await send('companies', sender(index));
  const fifth = await send('companies', sender(4));
  expect(rulesOf(fifth)).toEqual(['shared_contact']);
  await as('delete', `/companies/${fifth.id}/reject`).expect(200);
  const { notes } = await send('companies', sender(5));
  const message =
    'This is submission 6 with the same email address in 24 hours. Check whether they are all different listings.';
  expect(notes).toMatchObject([
    { rule: 'seen_on_rejected' },
    { rule: 'shared_contact' },
    { rule: 'repeated_contact', message },
  ]);
  await api.sql(`update company set created_at = now() - interval '24 hours 1 minute'`);
  expect(rulesOf(await send('companies', sender(6)))).toEqual([
    'seen_on_rejected',
    'shared_contact',
  ]);
});

it('notes an apply link at another domain than the company with the same CAC number', async () => {
  const { id } = await makeCompany(api, {
    email: 'x@gmail.com',
    website: 'https://eagle.example/',
  });
  const { notes } = await send('jobs', {});
  expect(notes).toMatchObject([{ rule: 'link_domain' }]);
  expect(notes[0].related).toEqual({ kind: 'company', id, status: 'live' });
  const subdomain = { email: 'x@gmail.com', applyLink: 'https://jobs.eagle.example/7' };
  expect(rulesOf(await send('jobs', subdomain))).toEqual([]);
  const form = { ...subdomain, applyLink: 'https://forms.gle/x' };
  expect(rulesOf(await send('jobs', form))).toEqual([]);
});

it('alerts to a submission in the name of a public company with another CAC number, however it is spelled, and notes one that has its number and no other contact', async () => {
  const known = { name: 'Bridgehead Couriers', cacNumber: 'RC5550001' };
  const { id } = await makeCompany(api, {
    ...known,
    email: 'x@gmail.com',
    phone: '+2348099999999',
  });
  const impostor = await send('companies', { name: 'Bridgehead Courier' });
  expect(impostor.notes).toMatchObject([
    { rule: 'cac_differs', severity: 'alert', related: { kind: 'company', id, status: 'live' } },
  ]);
  const spelled = { company: 'BRIDGEHEAD COURIERS NIG. LTD' };
  expect(rulesOf(await send('jobs', spelled))).toEqual(['cac_differs']);
  expect(rulesOf(await send('jobs', { company: 'Bridgehead Bakers' }))).toEqual([]);
  const named = { ...spelled, cacNumber: known.cacNumber, applyLink: 'https://forms.gle/x' };
  expect(rulesOf(await send('jobs', { ...named, email: 'x@gmail.com' }))).toEqual([]);
  const [note] = (await send('jobs', named)).notes;
  expect(note).toMatchObject({ rule: 'cac_differs', severity: 'notice', related: { id } });
  expect(note.message).toMatch(/which is public with other contacts\. Ask that company\.$/);
  const { notes } = await send('companies', { ...known, name: 'Harbour Point' });
  expect(notes).toMatchObject([{ rule: 'cac_differs', severity: 'notice', related: { id } }]);
  await makeCompany(api, { ...known, email: 'kano@gmail.com', phone: '+2348099111222' });
  const ofBranch = await send('jobs', { ...named, email: 'kano@gmail.com' });
  expect(rulesOf(ofBranch)).not.toContain('cac_differs');
});

it('notes a second copy of a listing of the same sender at the same place, also of a company after its term, and no branch or other job', async () => {
  const job = { title: 'Night rider', location: 'Ikeja, Lagos' };
  const { id } = await send('jobs', job);
  const copy = await send('jobs', { ...job, title: 'NIGHT RIDERS', description: 'Nights.' });
  expect(copy.notes).toMatchObject([
    { rule: 'repeated_contact', severity: 'notice', related: { id, status: 'pending' } },
  ]);
  expect(rulesOf(await send('jobs', { ...job, location: 'Yaba, Lagos' }))).toEqual([]);
  expect(rulesOf(await send('jobs', { ...job, cacNumber: 'BN7654321' }))).toEqual([]);
  await send('companies', { name: 'Portal Express Ltd', location: 'Wuse, Abuja' });
  const branch = { name: 'Portal Express', location: 'Lekki, Lagos' };
  expect(rulesOf(await send('companies', branch))).toEqual([]);
  const twin = { ...branch, cacNumber: 'BN7654321' };
  expect(rulesOf(await send('companies', twin))).toEqual(['repeated_contact']);
  const old = { cacNumber: 'RC5550001', email: 'old@gmail.com', location: 'Ikeja, Lagos' };
  const company = { ...old, phone: '+2348099999999', name: 'Old Riders' };
  await makeCompany(api, { ...company, expiresAt: inDays(-1) });
  await makeJob(api, { ...old, title: 'Old rider', expiresAt: inDays(-1) });
  expect(rulesOf(await send('companies', company))).toEqual(['repeated_contact']);
  expect(rulesOf(await send('jobs', { ...old, title: 'Old rider' }))).toEqual([]);
});

it('keeps a submission that cannot be screened, with a note for moderators', async () => {
  await api.sql('alter table moderation rename to away');
  const sent = await api.http.post('/api/jobs').send(posting);
  await api.sql('alter table away rename to moderation');
  expect(sent.status).toBe(201);
  expect(rulesOf(await record('jobs', sent.body.id))).toEqual(['not_screened']);
});

it('filters by flagged for moderators', async () => {
  const flagged = await send('jobs', { description: 'Form na 2k.' });
  const clean = await send('jobs', {});
  const ids = async (path: string, query: object) =>
    (await as('get', path).query(query).expect(200)).body.map(({ id }: { id: string }) => id);
  expect(await ids('/jobs/pending', { flagged: 'true' })).toEqual([flagged.id]);
  expect(await ids('/jobs/pending', { filter: '{"flagged":false}' })).toEqual([clean.id]);
  expect(await ids('/jobs/pending', {})).toEqual([flagged.id, clean.id]);
});

it('keeps the notes of an approved listing in its record and in the log', async () => {
  const { id } = await send('jobs', { description: 'Form na 2k.' });
  await as('patch', `/jobs/${id}/approve`).expect(200);
  expect(rulesOf(await record('jobs', id))).toEqual(['fee']);
  const [logged] = await api.column(
    `select snapshot -> 'notes' -> 0 ->> 'rule' from moderation where listing_id = ?`,
    [id],
  );
  expect(logged).toBe('fee');
});
