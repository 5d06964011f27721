import { testApp } from '../../test/app.ts';
import { inDays, makeCompany, makeJob } from '../../test/make-listing.ts';

const api = testApp();

beforeAll(async () => {
  const companies = [
    ['Swift Riders', 'Ìbàdàn, Ọ̀yọ́', 'Same-day parcels by cargovans, 100% insured.'],
    ['Kano Cargo_Air', 'Kano', 'Freight\\haulage by air. O’Neil & sons <b>'],
    ['Lagos Vans', 'Ikeja, Lagos', null],
  ] as const;
  for (const [age, [name, location, description]] of companies.entries())
    await makeCompany(api, { name, location, description, approvedAt: inDays(-age) });
  await makeCompany(api, { name: 'Lagos Ended', expiresAt: inDays(-1) });
  const requirements = ['Class E licence'];
  const salary = '₦150,000 monthly and accommodation';
  await makeJob(api, { title: 'Rider', company: 'Zebra Logistics', requirements, salary });
});

const find = async (q: string, path = '/api/companies') =>
  (await api.http.get(path).query({ q }).expect(200)).body.map(
    ({ name, title }: { name?: string; title?: string }) => name ?? title,
  );

it.each([
  ['the name', 'swift', ['Swift Riders']],
  ['the location', 'ikeja', ['Lagos Vans']],
  ['the description', 'parcels', ['Swift Riders']],
  ['the service', 'bike oyo', ['Swift Riders']],
  ['the beginning of a word', 'swi', ['Swift Riders']],
  ['two letters', 'ka', ['Kano Cargo_Air']],
  ['a plural by its singular', 'parcel', ['Swift Riders']],
  ['a singular by its plural', 'sons freights', ['Kano Cargo_Air']],
  ['a word with a hyphen as one', 'sameday insured', ['Swift Riders']],
  ['a lower-case text by capitals', 'LAGOS', ['Lagos Vans']],
  ['an accented text without accents', 'ibadan oyo', ['Swift Riders']],
  ['a plain text by accents', 'Ìkéjà', ['Lagos Vans']],
  ['decomposed accents', 'I\u0300ba\u0300da\u0300n', ['Swift Riders']],
  ['words of different fields in any order', 'oyo parcels swift', ['Swift Riders']],
  ['a number with a percent sign', '100%', ['Swift Riders']],
  ['a name in other spelling', 'cargo-air kano', ['Kano Cargo_Air']],
  ['a name without its apostrophe', 'oneil', ['Kano Cargo_Air']],
  ['spaces around and between', '  swift    riders ', ['Swift Riders']],
  ['a name although it names another service', 'lagos vans', ['Lagos Vans']],
])('A search finds %s', async (_, q, expected) => {
  expect(await find(q)).toEqual(expected);
});

it.each([
  ['a word without a match', 'zzzz'],
  ['a text across two fields', 'ridersibad'],
  ['the middle of a word', 'wift'],
  ['an ended listing', 'ended'],
])('A search finds nothing for %s', async (_, q) => {
  expect(await find(q)).toEqual([]);
});

it.each([
  ['a wrong letter', 'ikaja', ['Lagos Vans'], 'ikeja'],
  ['two letters in the wrong order', 'swfit', ['Swift Riders'], 'swift'],
  ['a missing letter', 'ibdan', ['Swift Riders'], 'ibadan'],
  ['a letter too many, and no word as it was', 'Swift parccels', ['Swift Riders'], 'Swift parcels'],
  ['two words typed as one', 'swiftriders', ['Swift Riders'], 'swift riders'],
  ['a word beside a hyphen', 'swift-parccels', ['Swift Riders'], 'swift-parcels'],
  ['a wrong letter beside a right word', 'lagoss vans', ['Lagos Vans'], 'lagos vans'],
  ['a wrong letter beside a word that nothing has', 'ikaja zzzz', ['Lagos Vans'], 'ikeja zzzz'],
  ['accents as the search reads them', 'Ìbàdàm', ['Swift Riders'], 'ibadan'],
  ['nothing by another first letter', 'jkeja', [], undefined],
  ['nothing where something matches exactly', 'kano', ['Kano Cargo_Air'], undefined],
  ['nothing where nothing is similar', 'xyzzyplugh', [], undefined],
  ['nothing in a word of a listing that is also two', 'cargovans', ['Swift Riders'], undefined],
  ['nothing in a word of three letters', 'aix', [], undefined],
  [
    'no word that a listing has, even if another has a similar one',
    'swift sons',
    ['Swift Riders', 'Kano Cargo_Air'],
    undefined,
  ],
])('A search and its Did-You-Mean correct %s', async (_, q, expected, meant) => {
  const { body, headers } = await api.http.get('/api/companies').query({ q }).expect(200);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(expected);
  expect(headers['did-you-mean']).toBe(meant && encodeURIComponent(meant));
});

it('A search finds jobs by company, requirements and pay, not by email', async () => {
  const understood = async (q: string) =>
    (await api.http.get('/api/jobs').query({ q }).expect(200)).headers.understood;
  expect(await understood('class e licence')).toBe('words=class+e');
  expect(await understood('class c licence')).toContain('partial=0');
  expect(await understood('accommodation')).toBe('words=accommodation');
  expect(await understood('accomodation')).toBe('words=accomodation');
  expect(await find('zebra', '/api/jobs')).toEqual(['Rider']);
  expect(await find('zebar', '/api/jobs')).toEqual(['Rider']);
  expect(await find('jobs@swift', '/api/jobs')).toEqual([]);
});

it('A search suggests words that a new search finds exactly', async () => {
  const { headers, body } = await api.http.get('/api/jobs?q=zebar logisticts').expect(200);
  const meant = decodeURIComponent(headers['did-you-mean'] ?? '');
  expect(meant).toBe('zebra logistics');
  const again = await api.http.get('/api/jobs').query({ q: meant }).expect(200);
  expect(again.body).toEqual(body);
  expect(again.headers).not.toHaveProperty('did-you-mean');
});

it('A search counts and pages similar matches', async () => {
  const { headers } = await api.http.get('/api/companies?q=ikaja&range=[0,0]').expect(200);
  expect(headers['content-range']).toBe('companies 0-0/1');
});

it('A search counts services in a place itself and in all of its state', async () => {
  const choicesAt = async (place: string) => {
    const { body } = await api.http.get(`/api/companies/facets?place=${place}`).expect(200);
    return body.choices.map(({ count, inside }: Record<string, number>) => [count, inside]);
  };
  expect(await choicesAt('lagos/ikeja')).toEqual([[1, 1]]);
  expect(await choicesAt('lagos/yaba')).toEqual([[1, 0]]);
});

it('A search counts places, the largest first', async () => {
  for (const place of ['lagos/ikeja', 'lagos/yaba']) await makeJob(api, { title: 'Cook', place });
  const { body } = await api.http.get('/api/jobs/facets?q=cook').expect(200);
  expect(body.places[0]).toEqual({
    path: 'lagos',
    name: 'Lagos',
    within: null,
    count: 2,
    km: null,
  });
});

it('A search tells a place that the words name beside the one that is asked for', async () => {
  const saidBy = async (q: string) => {
    const { headers } = await api.http.get('/api/companies').query({ q, place: 'lagos/ikeja' });
    return new URLSearchParams(headers.understood).get('said');
  };
  expect(await saidBy('vans kano')).toBe('kano');
  expect(await saidBy('vans ikeja')).toBeNull();
});
