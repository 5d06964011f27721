import { until } from '#platform/testing.ts';
import { testApp } from '../../test/app.ts';
import { adminToken, asModerator } from '../../test/make-account.ts';
import { makeCompany, makeJob, pending, posting, registration } from '../../test/make-listing.ts';
import { ownerOf } from '../../test/owner.ts';

const api = testApp();
const ada = asModerator(api, { email: 'ada@example.ng' });
const bola = asModerator(api);

const send = (decisions: object[], { by = ada, key = crypto.randomUUID() } = {}) =>
  by('post', '/moderations', { decisions }).set('Idempotency-Key', key);
const decide = async (...request: Parameters<typeof send>) =>
  (await send(...request).expect(200)).body.results;
const job = async () => ({ kind: 'job', id: (await makeJob(api, pending)).id });
const company = async () => ({ kind: 'company', id: (await makeCompany(api, pending)).id });
const logged = (id: string) =>
  api.sql('select action, reason from moderation where listing_id = ? order by id', [id]);

it('POST /moderations decides about companies and jobs on the plans that are named', async () => {
  const [approved, verified, rejected] = [await job(), await company(), await job()];
  const results = await decide([
    { ...approved, verdict: 'approve' },
    { ...verified, verdict: 'approve', plan: 'premium' },
    { ...rejected, verdict: 'reject', reason: 'Posted before' },
  ]);
  expect(results).toMatchObject([
    { id: approved.id, status: 200, message: 'Job approved!', entry: { action: 'approved' } },
    { id: verified.id, status: 200, message: 'Company verified!' },
    {
      id: rejected.id,
      status: 200,
      message: 'Job rejected!',
      entry: { reason: 'Posted before' },
    },
  ]);
  const plan = (table: string, { id }: { id: string }) =>
    api.column(`select plan from ${table} where id = ?`, [id]);
  expect(await plan('job', approved)).toEqual(['basic']);
  expect(await plan('company', verified)).toEqual(['premium']);
  expect(await plan('job', rejected)).toEqual([]);
});

it('POST /moderations refuses each decision for itself and says by whom and how it was decided or changed', async () => {
  const [approved, rejected, edited, free] = [await job(), await job(), await job(), await job()];
  const { body } = await bola('get', `/jobs/${edited.id}`).expect(200);
  await decide([{ ...approved, verdict: 'approve' }]);
  await decide([{ ...rejected, verdict: 'reject', reason: 'A copy' }]);
  await ada('put', `/jobs/${edited.id}`, { ...posting, salary: '₦1' }).expect(200);
  const unknown = { kind: 'company', id: crypto.randomUUID() };
  const decisions = [approved, rejected, { ...edited, etag: body.etag }, unknown, free];
  const results = await decide(
    [
      ...decisions.map((one) => ({ ...one, verdict: 'reject' })),
      { ...free, verdict: 'approve', plan: 'free' },
      { ...free, verdict: 'note', reason: '' },
    ],
    { by: bola },
  );
  expect(results).toMatchObject([
    { status: 409, message: 'This job was already approved by ada@example.ng.' },
    { status: 409, message: 'This job was already rejected by ada@example.ng: A copy' },
    { status: 412, message: expect.stringMatching(/It was changed by ada@example\.ng\.$/) },
    { status: 404, message: 'Company not found', entry: null },
    { status: 200 },
    { status: 422, message: 'A job has no plan free.' },
    { status: 422, message: 'Enter the note.' },
  ]);
  expect(await logged(edited.id)).toEqual([{ action: 'edited', reason: null }]);
});

it('POST /moderations tells a change of the sender, and the newest one of anybody, from an earlier edit', async () => {
  const { id, kind } = await company();
  const etagNow = async () => (await bola('get', `/companies/${id}`).expect(200)).body.etag;
  const seen = await etagNow();
  await ownerOf(api, 'company', id).edit({ ...registration, priceRange: '₦2,000' });
  const late = { kind, id, verdict: 'approve', etag: seen };
  expect(await decide([late], { by: bola })).toMatchObject([
    { status: 412, message: expect.stringMatching(/It was changed by its sender\.$/) },
  ]);
  const reread = await etagNow();
  const check = { kind: 'address', result: 'confirmed', facts: { how: 'visited' } };
  await ada('post', `/companies/${id}/proofs`, check).expect(201);
  expect(await decide([{ ...late, etag: reread }], { by: bola })).toMatchObject([
    { status: 412, message: expect.stringMatching(/It was changed by ada@example\.ng\.$/) },
  ]);
  await ownerOf(api, 'company', id).withdraw();
  expect(await decide([late], { by: bola })).toMatchObject([
    { status: 409, message: 'This company was already withdrawn by its sender.' },
  ]);
});

it('POST /moderations makes no decision twice when it is repeated with its key, alone or at the same time', async () => {
  const [approved, rejected] = [await job(), await job()];
  const decisions = [
    { ...approved, verdict: 'approve' },
    { ...rejected, verdict: 'reject' },
    { ...approved, verdict: 'note', reason: 'Called them' },
  ];
  const key = crypto.randomUUID();
  const answers = await Promise.all([decide(decisions, { key }), decide(decisions, { key })]);
  const again = await decide(decisions, { key });
  for (const results of [...answers, again])
    expect(results).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
  expect(await logged(rejected.id)).toEqual([{ action: 'rejected', reason: null }]);
  const actions = (await logged(approved.id)).map(({ action }) => action);
  expect(actions).toEqual(['approved', 'noted']);
  expect(await decide(decisions, { key: crypto.randomUUID() })).toMatchObject([
    { status: 409 },
    { status: 409 },
    { status: 200 },
  ]);
});

it('POST /moderations makes all decisions of a request whose client has disconnected', async () => {
  const jobs = await Promise.all(Array.from({ length: 5 }, job));
  const decisions = jobs.map((one) => ({ ...one, verdict: 'approve' }));
  const ids = `{${jobs.map(({ id }) => id).join()}}`;
  // Longer together than the cut may take, each shorter than a statement may.
  await api.sql(`create function rest() returns trigger language plpgsql as
    'begin perform pg_sleep(1); return new; end'`);
  await api.sql(
    'create trigger slow before insert on moderation for each row execute function rest()',
  );
  const live = async () =>
    (await api.sql("select from job where status = 'live' and id = any(?)", [ids])).length;
  const cut = new AbortController();
  const token = await adminToken(api);
  const answer = fetch(`${api.url}/api/moderations`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ decisions }),
    signal: cut.signal,
  });
  await until('the first decision', async () => (await live()) > 0);
  cut.abort();
  await expect(answer).rejects.toThrow('abort');
  await until('all decisions', async () => (await live()) === jobs.length);
  await api.sql('drop function rest cascade');
});

it('POST /moderations accepts 100 decisions and refuses none, 101 and one on an unknown plan', async () => {
  const unknown = () => ({ kind: 'job', id: crypto.randomUUID(), verdict: 'approve' });
  expect(await decide(Array.from({ length: 100 }, unknown))).toHaveLength(100);
  const { body } = await send(Array.from({ length: 101 }, unknown)).expect(422);
  expect(body.errors.decisions).toBe('Send at most 100 decisions at a time');
  await send([]).expect(422);
  const gold = await send([{ ...unknown(), plan: 'gold' }]).expect(422);
  expect(gold.body.errors.decisions).toMatch(/^Choose a plan: /);
});
