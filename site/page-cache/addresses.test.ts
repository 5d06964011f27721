import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { addressOf, targetOf } from './addresses.ts';

const id = '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';

for (const [given, path] of [
  ['/home', '/home'],
  ['/home?utm_source=x', '/home'],
  ['/companies', '/companies'],
  ['/companies?', '/companies'],
  ['/companies?page=1', '/companies'],
  ['/companies?page=2&service=van&q=ikeja', '/companies?q=ikeja&service=van&page=2'],
  ['/companies?q=+ikeja%0A%00bike+', '/companies?q=ikeja+bike'],
  ['/companies?service=boat&page=-3', '/companies'],
  ['/companies?page=99999999', '/companies'],
  ['/companies?q=a&q=b', '/companies?q=a'],
  [`/companies?q=${'x'.repeat(300)}`, `/companies?q=${'x'.repeat(100)}`],
  ['/jobs?type=contract&location=Lagos&utm_x=1', '/jobs?location=Lagos&type=contract'],
  ['/jobs?location=Atlantis', '/jobs'],
  ['/companies/lagos/ikeja/van?page=2&utm_x=1', '/companies/lagos/ikeja/van?page=2'],
  ['/companies/lagos?to=rivers/port-harcourt', '/companies/lagos?to=rivers%2Fport-harcourt'],
  ['/jobs/lagos?type=contract&place=kano', '/jobs/lagos?type=contract'],
  ['/jobs/feed.xml?place=lagos/ikeja', '/jobs/feed.xml?place=lagos%2Fikeja'],
  ['/companies/places?q=x', '/companies/places'],
  [
    '/companies/lagos.data?_routes=routes/companies.$',
    '/companies/lagos.data?_routes=routes%2Fcompanies.%24',
  ],
  ['/jobs/feed.xml?q=rider&page=4', '/jobs/feed.xml?q=rider'],
  ['/companies/atom.xml?service=air', '/companies/atom.xml?service=air'],
  [`/company/${id}?from=chat`, `/company/${id}`],
  [`/job/${id}`, `/job/${id}`],
  [`/company/${id}/book?utm_source=x`, `/company/${id}/book`],
  [`/job/${id}/contact`, `/job/${id}/contact`],
  [`/company/${id}/slip`, `/company/${id}/slip`],
  ['/blogpost?article=logistics-mistakes&x', '/blogpost?article=logistics-mistakes'],
  ['/sitemap.xml?part=companies-2', '/sitemap.xml?part=companies-2'],
  ['/jobs.data?q=a&_routes=routes%2Fjobs.%24', '/jobs.data?q=a&_routes=routes%2Fjobs.%24'],
  ['/jobs.data?_routes=root,routes/jobs.$', '/jobs.data?_routes=root%2Croutes%2Fjobs.%24'],
  [`/company/${id}.data`, `/company/${id}.data`],
  [
    `/company/${id}.data?_routes=routes%2Fcompany.%24id`,
    `/company/${id}.data?_routes=routes%2Fcompany.%24id`,
  ],
  [
    `/company/${id}/contact.data?_routes=routes/company.$id_.$panel`,
    `/company/${id}/contact.data?_routes=routes%2Fcompany.%24id_.%24panel`,
  ],
] as const) {
  test(`${given.slice(0, 80)} is normalised to ${path.slice(0, 60)}`, () => {
    assert.equal(addressOf(given)?.path, path);
  });
}

for (const given of [
  '',
  '*',
  '/',
  '//home',
  '/Home',
  '/home/',
  '/home%2F',
  'http://evil.example/home',
  '/no-such-page',
  '/api/companies',
  '/companies?q=',
  '/companies/',
  '/companies?place=lagos',
  '/companies/lagos?service=van',
  '/companies/lagos?to=nowhere',
  '/companies/van',
  '/companies/nowhere',
  '/jobs/lagos/ikeja/van',
  '/jobs/lagos?location=Kano',
  '/uploads/1.webp',
  '/admin-login',
  '/onboarding',
  '/register-company',
  '/post-job',
  '/advertise',
  '/refused',
  '/_root.data',
  '/jobs.data?_routes=root',
  '/jobs.data?_routes=routes/companies.$',
  '/sitemap.xml.data',
  '/companies/feed.json.data',
  '/sitemap.xml?part=%3Cscript%3E',
  '/blogpost?article=',
  '/blogpost?article=../x',
  `/company/${id}0`,
  `/company/${id.toUpperCase()}`,
  `/company/${id}/`,
  ...['other', 'ask', 'met'].map((page) => `/company/${id}/${page}`),
  '/company/x',
]) {
  test(`'${given}' is not a public address`, () => assert.equal(addressOf(given), undefined));
}

test('an address with search words is marked as a search', () => {
  assert.equal(addressOf('/companies?q=ikeja')?.search, true);
  assert.equal(addressOf('/jobs.data?q=ikeja')?.search, true);
  assert.equal(addressOf('/companies?service=van&page=2')?.search, false);
  assert.equal(addressOf('/companies?q=%20')?.search, false);
});

test('a listing’s own page is marked, with its data', () => {
  assert.equal(addressOf(`/job/${id}`)?.listing, true);
  assert.equal(addressOf(`/job/${id}.data`)?.listing, true);
  assert.equal(addressOf('/jobs')?.listing, false);
  assert.equal(addressOf(`/job/${id}/contact`)?.listing, false);
});

const target = (url: string, headers = {}, method = 'GET') =>
  targetOf({ url, headers, method } as IncomingMessage);

test('a page with its unknown parameters and its data have one key each', () => {
  assert.equal(target('/companies?utm_source=x&q=ikeja&page=1')?.key, '/companies?q=ikeja');
  assert.equal(target('/companies?service=rocket&q=%20ikeja%20')?.key, '/companies?q=ikeja');
  assert.equal(target('/companies.data?utm_medium=chat')?.key, '/companies.data');
});

test('only GET and HEAD are for a page', () => {
  for (const method of ['GET', 'HEAD']) assert.ok(target('/companies', {}, method), method);
  for (const method of ['POST', 'OPTIONS'])
    assert.equal(target('/companies', {}, method), undefined);
});

test('a choice of the lite version has the key of Save-Data, and wins over the header', () => {
  const key = (headers: object) => target('/companies', headers)?.key;
  const saving = key({ 'save-data': 'on' });
  assert.equal(saving, 'save-data /companies');
  assert.equal(key({ cookie: 'a=1; lite=1', 'save-data': 'off' }), saving);
  for (const cookie of ['lite=0', 'lite=10']) assert.equal(key({ cookie }), '/companies', cookie);
  assert.equal(key({ cookie: 'lite=0', 'save-data': 'on' }), '/companies');
  assert.equal(target('/companies', { cookie: 'lite=1' })?.isChosen, true);
  assert.equal(target('/companies', { cookie: 'lite=10' })?.isChosen, false);
});
