import { testApp } from '../../test/app.ts';
import { inDays, makeCompany, makeJob } from '../../test/make-listing.ts';
import { recordStatements } from '../../test/recorded-statements.ts';

const api = testApp();

beforeAll(async () => {
  const at = (minutes: number) => ({ approvedAt: new Date(Date.now() - minutes * 60_000) });
  await makeCompany(api, {
    ...at(1),
    name: 'Swift Riders',
    location: 'Ìbàdàn, Ọ̀yọ́',
    description: 'Same-day parcels, 100% insured.',
  });
  await makeCompany(api, {
    ...at(2),
    name: 'Kano Cargo_Air',
    location: 'Kano',
    description: 'Freight\\haulage by air. O’Neil & sons <b>',
  });
  await makeCompany(api, {
    ...at(3),
    name: 'Lagos Vans',
    location: 'Ikeja, Lagos',
    description: null,
  });
  await makeCompany(api, { ...at(4), name: 'Lagos Ended', expiresAt: inDays(-1) });
  await makeJob(api, { title: 'Rider', company: 'Zebra Logistics', description: 'Ride.' });
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
])('finds %s', async (_, q, expected) => {
  expect(await find(q)).toEqual(expected);
});

it.each([
  ['a word without a match', 'zzzz'],
  ['a text across two fields', 'ridersibadan'],
  ['the middle of a word', 'wift'],
  ['an ended listing', 'ended'],
])('finds nothing for %s', async (_, q) => {
  expect(await find(q)).toEqual([]);
});

it.each([
  ['a wrong letter', 'ikaja', ['Lagos Vans']],
  ['two letters in the wrong order', 'swfit', ['Swift Riders']],
  ['a missing letter', 'ibdan', ['Swift Riders']],
  ['a letter too many', 'parccels', ['Swift Riders']],
  ['a wrong letter beside a right word', 'lagoss vans', ['Lagos Vans']],
  ['a wrong letter beside a word that nothing has', 'ikaja zzzz', ['Lagos Vans']],
])('corrects %s when nothing matches exactly', async (_, q, expected) => {
  expect(await find(q)).toEqual(expected);
});

it('corrects nothing when something matches exactly, nor for words of three letters', async () => {
  expect(await find('kano')).toEqual(['Kano Cargo_Air']);
  expect(await find('aix')).toEqual([]);
});

it('searches jobs by title, company, location and description, not by email', async () => {
  expect(await find('zebra', '/api/jobs')).toEqual(['Rider']);
  expect(await find('zebar', '/api/jobs')).toEqual(['Rider']);
  expect(await find('jobs@swift', '/api/jobs')).toEqual([]);
});

it.each([
  ['one mistyped word', 'ikaja', 'ikeja'],
  ['a mistyped word, and as it was a right one', 'Swift parccels', 'Swift parcels'],
  ['a mistyped word beside a hyphen', 'swift-parccels', 'swift-parcels'],
  ['accents as the search reads them', 'Ìbàdàm', 'ibadan'],
  ['not by another first letter', 'jkeja', undefined],
  ['not a word that a listing has, even if another has a similar one', 'swift sons', undefined],
])('reports the correction in Did-You-Mean: %s', async (_, q, meant) => {
  const { headers } = await api.http.get('/api/companies').query({ q }).expect(200);
  expect(headers['did-you-mean']).toBe(meant && encodeURIComponent(meant));
});

it('suggests words that a new search finds exactly', async () => {
  const { headers, body } = await api.http.get('/api/jobs?q=zebar logisticts').expect(200);
  const meant = decodeURIComponent(headers['did-you-mean'] ?? '');
  expect(meant).toBe('zebra logistics');
  const again = await api.http.get('/api/jobs').query({ q: meant }).expect(200);
  expect(again.body).toEqual(body);
  expect(again.headers).not.toHaveProperty('did-you-mean');
});

it.each([
  ['something matches exactly', 'ikeja'],
  ['nothing is similar', 'xyzzyplugh'],
  ['the query is empty', ''],
])('suggests nothing when %s', async (_, q) => {
  const { headers } = await api.http.get('/api/companies').query({ q }).expect(200);
  expect(headers).not.toHaveProperty('did-you-mean');
});

it('counts and pages similar matches', async () => {
  const { headers } = await api.http.get('/api/companies?q=ikaja&range=[0,0]').expect(200);
  expect(headers['content-range']).toBe('companies 0-0/1');
});

it('counts services in a place itself and in all of its state', async () => {
  const choicesAt = async (place: string) => {
    const { body } = await api.http.get(`/api/companies/facets?place=${place}`).expect(200);
    return body.choices.map(({ count, inside }: Record<string, number>) => [count, inside]);
  };
  expect(await choicesAt('lagos/ikeja')).toEqual([[1, 1]]);
  expect(await choicesAt('lagos/yaba')).toEqual([[1, 0]]);
});

it('lists places with as many companies by name', async () => {
  for (const location of ['Zaria', 'Kano', 'Aba', 'Warri']) await makeCompany(api, { location });
  const { body } = await api.http.get('/api/companies/facets').expect(200);
  const places = body.places as { name: string; count: number }[];
  const names = places.filter(({ count }) => count === 1).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

it('tells a place that the words name beside the one that is asked for', async () => {
  const saidBy = async (q: string) => {
    const { headers } = await api.http.get('/api/companies').query({ q, place: 'lagos/ikeja' });
    return new URLSearchParams(headers.understood).get('said');
  };
  expect(await saidBy('vans kano')).toBe('kano');
  expect(await saidBy('vans ikeja')).toBeNull();
});

describe('The statements of a request', () => {
  let statements: string[];

  beforeAll(async () => {
    statements = await recordStatements(api);
    // A connection is asked once whether it keeps prepared statements.
    await api.http.get('/api/stats').expect(200);
  });

  async function statementsOf(path: string): Promise<number> {
    statements.length = 0;
    await api.http.get(path).expect(200);
    return statements.length;
  }

  it.each([
    ['a list', '/api/companies', 1],
    ['a list of one service', '/api/companies?service=bike', 1],
    ['the end of a list', '/api/jobs?range=[2,99]', 1],
    ['a search', '/api/companies?q=swift', 1],
    ['a search for two letters', '/api/companies?q=sw', 1],
    ['a corridor', '/api/companies?q=bike ikeja to lekki', 1],
    ['a search with a typing error', '/api/companies?q=swfit', 3],
    ['a search without even a similar match', '/api/companies?q=xyzzyplugh', 2],
    ['a search for two letters without a match', '/api/companies?q=qx', 1],
    ['the counts beside a list', '/api/companies/facets?q=swift', 1],
    ['the figures', '/api/stats', 1],
  ])('runs a fixed number of statements for %s', async (_, path, expected) => {
    for (let count = 0; count < 5; count += 1) {
      await makeJob(api);
      await makeCompany(api);
    }
    expect(await statementsOf(path)).toBe(expected);
    expect(await statementsOf(path)).toBe(expected);
  });

  it('counts more than a page once, until a listing changes', async () => {
    for (let change = 0; change < 2; change++) {
      await makeCompany(api);
      const path = '/api/companies?range=[0,0]';
      expect([await statementsOf(path), await statementsOf(path)]).toEqual([2, 1]);
    }
  });

  it('runs one statement for one listing', async () => {
    expect(await statementsOf(`/api/companies/${(await makeCompany(api)).id}`)).toBe(1);
  });
});
