import { until } from '#platform/testing.ts';
import { testApp } from '../../test/app.ts';
import { inDays, makeCompany, register, registration, formOf } from '../../test/make-listing.ts';
import { ownedCompany } from '../../test/owner.ts';

const api = testApp();

it.each([
  [
    { licenceNumber: 'NIPOST/CLRD 0123', licenceClass: 'state', licenceUntil: '31/12/2026' },
    ['NIPOST/CLRD 0123', 'state', '2026-12-31'],
  ],
  // An ended licence is no reason to refuse a registration.
  [{ licenceUntil: '2019-02-28' }, [null, null, '2019-02-28']],
  [{ licenceNumber: ' ', licenceClass: '', licenceUntil: '' }, [null, null, null]],
])('keeps the courier licence %j of a registration as it was sent', async (fields, kept) => {
  const { body } = await register(api, fields).expect(201);
  const [row] = await api.sql(
    'select licence_number, licence_class, licence_until::text from company where id = ?',
    [body.id],
  );
  expect(Object.values(row ?? {})).toEqual(kept);
});

it('says what to enter for a courier licence that cannot be one', async () => {
  const { rejected } = formOf(api, 'company');
  const fields = { licenceNumber: 'x'.repeat(81), licenceClass: 'galactic' };
  for (const licenceUntil of ['31/02/2026', 'next year', '0026-12-31', '31/12/26']) {
    expect(await rejected({ ...fields, licenceUntil })).toEqual({
      licenceNumber: 'The licence number must be 80 characters or fewer',
      licenceClass: 'Choose the class of the licence: state, regional, national or international',
      licenceUntil: 'Enter the last day of the licence, for example 31/12/2026',
    });
  }
});

it('keeps an owner’s new courier licence for a moderator to read, and shows it to nobody else', async () => {
  const { id, edit, read } = await ownedCompany(api, { licenceUntil: '2026-12-31' });
  const licence = { licenceNumber: 'CLRD/7', licenceUntil: '2027-12-31' };
  expect((await edit({ ...registration, ...licence })).status).toBe(202);
  const { body } = await read();
  expect(body.listing).toMatchObject({ licenceNumber: null, licenceUntil: '2026-12-31' });
  expect(body.change.facts).toMatchObject(licence);
  expect(body.change.identity).toEqual([]);
  const { body: shown } = await api.http.get(`/api/companies/${id}`).expect(200);
  expect(JSON.stringify(shown)).not.toMatch(/licen[cs]e/i);
});

it('A courier licence is counted to the second at which it ends, in lists with and without it, on whatever page its company is', async () => {
  await api.sql('truncate company cascade');
  const license = ({ id }: { id: string }, time: string) =>
    api.sql(
      `update company set proofs = json_build_object('licence', json_build_object(
         'result', 'confirmed', 'on', now(), 'until', now() + ?::interval)) where id = ?`,
      [time, id],
    );
  const next = await makeCompany(api, { approvedAt: inDays(-5) });
  await license(await makeCompany(api), '1 day');
  await license(next, '1 hour');
  await makeCompany(api);
  const { body } = await api.http.get(`/api/companies/${next.id}`).expect(200);
  const end = new Date(body.proofs.licence.until).toUTCString();
  const first = 'range=[0,0]';
  const lists = [`?licensed=true&${first}`, `?proof=licence&${first}`, '?licensed=false'];
  const searches = ['?licensed=false&q=swift', '?licensed=false&q=nobody'];
  const counts = ['true', 'false', 'false&q=nobody'].map((rest) => `/facets?licensed=${rest}`);
  for (const path of [...lists, ...searches, ...counts]) {
    const { headers } = await api.http.get(`/api/companies${path}`).expect(200);
    expect([path, headers.expires]).toEqual([path, end]);
  }
  await license(next, '2 seconds');
  const totals = async () => {
    const asked = ['true', 'false'].map((licensed) => `?licensed=${licensed}&${first}`);
    const answers = await Promise.all(asked.map((rest) => api.http.get(`/api/companies${rest}`)));
    return answers.map(({ headers }) => headers['content-range']);
  };
  await totals();
  const ended = "select from company where (proofs -> 'licence' ->> 'until')::timestamptz < now()";
  await until('the end of a licence', async () => (await api.sql(ended)).length > 0);
  expect(await totals()).toEqual(['companies 0-0/1', 'companies 0-0/2']);
});
