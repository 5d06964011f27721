import { mock } from 'node:test';
import { startLimited, statuses, visitorAt } from '../../test/limits.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, pending } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();

let visitors = 0;
const answer = (id: string, said: string, { from = api, of = `192.0.2.${++visitors}` } = {}) =>
  from.http.post(`/api/companies/${id}/answers`).set(visitorAt(of)).send({ answer: said });
const answeredOf = async (id: string) =>
  (await api.http.get(`/api/companies/${id}`).expect(200)).body.answered;
/** Answers of an hour of a day. */
const said = (id: string, [yes, no, wrong]: [number, number, number], daysAgo = 1, hour = 9) =>
  api.sql(
    `insert into answer_day (company_id, day, hour, yes, no, wrong)
     select ?, (now() at time zone 'Africa/Lagos')::date - ?, ?, ?, ?, ?`,
    [id, daysAgo, hour, yes, no, wrong],
  );

it('shows how many answered once ten people have told, and counts wrong numbers apart', async () => {
  const { id } = await makeCompany(api);
  await said(id, [3, 2, 0]);
  await said(id, [4, 0, 1], 89);
  await said(id, [5, 0, 0], 90);
  expect(await answeredOf(id)).toBeNull();
  await answer(id, 'wrong_number').expect(204);
  expect(await answeredOf(id)).toBeNull();
  await answer(id, 'yes').expect(204);
  expect(await answeredOf(id)).toEqual({ yes: 8, of: 10 });
});

it('counts one of each answer of an address about a company in a day, however its id is written', async () => {
  const { id } = await makeCompany(api);
  const press = (said: string, of = id) => answer(of, said, { of: '198.18.0.1' }).expect(204);
  await Promise.all([press('yes'), press('yes'), press('yes', id.toUpperCase())]);
  const later = performance.now() + 23 * 60 * 60_000;
  const clock = mock.method(performance, 'now', () => later);
  try {
    await press('yes');
  } finally {
    clock.mock.restore();
  }
  await press('no');
  await answer(id, 'no').expect(204);
  const counted = await api.sql('select yes, no from answer_day where company_id = ?', [id]);
  expect(counted).toEqual([{ yes: 1, no: 2 }]);
});

it('leaves an hour with more than five answers out of the figure, and shows it to moderators', async () => {
  const { id } = await makeCompany(api);
  await said(id, [5, 0, 0], 1, 8);
  await said(id, [5, 0, 0], 1, 9);
  await said(id, [0, 5, 1], 1, 10);
  expect(await answeredOf(id)).toEqual({ yes: 10, of: 10 });
  const { body } = await as('get', `/companies/${id}/answers`).expect(200);
  expect(body).toMatchObject([{ yes: 10, no: 5, wrong: 1, burst: 6 }]);
});

it('notes a wrong number for the moderators when three have said so, and once', async () => {
  const { id } = await makeCompany(api);
  const notes = () => api.sql('select notes from company where id = ?', [id]);
  for (const _ of [1, 2]) await answer(id, 'wrong_number').expect(204);
  expect(await notes()).toEqual([{ notes: [] }]);
  for (const _ of [3, 4]) await answer(id, 'wrong_number').expect(204);
  expect(await notes()).toMatchObject([{ notes: [{ rule: 'wrong_number', severity: 'notice' }] }]);
  const { body } = await as('get', '/doubts').expect(200);
  expect(body).toMatchObject([{ id, notes: [{ rule: 'wrong_number' }] }]);
});

it('forgets the note of a wrong number once a moderator has called it, and counts anew', async () => {
  const { id } = await makeCompany(api);
  const rules = () =>
    api.column(
      `select note ->> 'rule' from company, jsonb_array_elements(notes) note where id = ?`,
      [id],
    );
  await said(id, [0, 0, 2], 2);
  await answer(id, 'wrong_number').expect(204);
  const call = {
    kind: 'phone',
    result: 'confirmed',
    facts: { number: '0803 123 4567', answeredBy: 'owner' },
  };
  await as('post', `/companies/${id}/proofs`, { ...call, result: 'no_answer' }).expect(201);
  expect(await rules()).toEqual(['wrong_number']);
  await as('post', `/companies/${id}/proofs`, call).expect(201);
  await answer(id, 'wrong_number').expect(204);
  expect(await rules()).toEqual([]);
  await api.sql(
    `update company set proofs = jsonb_set(proofs, '{phone,on}', to_jsonb(now() - interval '2 days')) where id = ?`,
    [id],
  );
  await said(id, [0, 0, 1], 1);
  await answer(id, 'wrong_number').expect(204);
  expect(await rules()).toEqual(['wrong_number']);
});

it('takes answers about public companies, ten a day from an address', async () => {
  const { id } = await makeCompany(api);
  await answer(id, 'perhaps').expect(422);
  await answer((await makeCompany(api, pending)).id, 'yes').expect(404);
  await answer((await makeCompany(api, { expiresAt: inDays(-1) })).id, 'yes').expect(410);
  expect(await api.sql('select 1 from answer_day where company_id = ?', [id])).toEqual([]);
  const limited = await startLimited();
  const sent = await statuses(11, () => answer(id, 'yes', { from: limited, of: '192.0.2.1' }));
  await limited.close();
  expect(sent).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
});
