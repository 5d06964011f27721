import type { APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, sql, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

test('robots.txt allows the site, not admin and api, and names the sitemap', async ({
  request,
}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Allow: /']),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^Sitemap: http.*\/sitemap\.xml$/));
});

test('the sitemap lists live listings and canonical pages, and nothing that has ended', async ({
  request,
  baseURL,
}) => {
  const [company, job] = [await makeCompany(), await makeJob()];
  const hidden = [
    await makeCompany({ expires: '-1 minute' }),
    await makeJob({ expires: '-1 minute' }),
    await makeCompany({ status: 'pending' }),
  ];
  const read = async () => (await request.get('/sitemap.xml')).text();
  // The rows were written to the database directly: the site is notified a moment later.
  await expect.poll(read).toContain(job.id);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset } = new XMLParser().parse(text);
  const urls = (urlset.url as { loc: string; lastmod?: string }[]).map(({ loc, lastmod }) => ({
    path: loc.replace(/^http:\/\/localhost:\d+/, ''),
    lastmod,
  }));
  for (const path of [`/company/${company.id}`, `/job/${job.id}`])
    expect(urls).toContainEqual({ path, lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  for (const { id } of hidden) expect(text).not.toContain(id);
  expect(text, 'the page of a place has them').not.toContain('location=');

  const pages = urls.filter(({ path }) => !/^\/(company|job)\//.test(path));
  expect(pages.length).toBeGreaterThan(20);
  // Pages of places are alike: one for each length of path is enough.
  const ofPlaces = pages.filter(({ path }) => /^\/(companies|jobs)\/(?!places)/.test(path));
  const alike = new Set(ofPlaces.map(({ path }) => path));
  const some = new Map(ofPlaces.map((page) => [page.path.split('/').length, page]));
  for (const { path } of [...pages.filter(({ path }) => !alike.has(path)), ...some.values()]) {
    const html = await (await request.get(baseURL + path)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical?.replace(/^http:\/\/localhost:\d+/, ''), path).toBe(path);
    expect(html, path).not.toContain('name="robots"');
  }
});

test('a search and an empty result are marked noindex', async ({ request }) => {
  const robots = async (path: string) =>
    /<meta name="robots" content="(.*?)"/.exec(await (await request.get(path)).text())?.[1];
  expect(await robots('/companies?q=bike')).toBe('noindex');
  expect(await robots(`/jobs?q=${uniqueWord()}`)).toBe('noindex');
  expect(await robots('/jobs')).toBeUndefined();
});

test('the bare domain, a city of the job filter and a search name the page that stands for them', async ({
  request,
}) => {
  for (const [path, canonical] of [
    ['/', '/home'],
    ['/jobs?location=Port+Harcourt&type=contract', '/jobs/rivers/port-harcourt'],
    // Beside `noindex`, another page as canonical could take that page out of the index.
    ['/companies?q=bike', '/companies\\?q=bike'],
    ['/jobs?q=rider', '/jobs\\?q=rider'],
    ['/jobs?location=Kano&type=part-time', '/jobs\\?location=Kano&amp;type=part-time'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`rel="canonical" href="https?://[^/]+${canonical}"`));
    expect(html).not.toMatch(/property="og:title" content="[^"]*step/);
  }
});

async function structured(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, posting: JSON.parse(json) };
}

test('the structured data of a company says what its page shows', async ({ request }) => {
  const description = '</script><script>alert(1)</script>';
  const { id } = await makeCompany({ description });
  const { html, posting } = await structured(request, `/company/${id}`);
  expect(posting).toMatchObject({
    ...{ '@type': 'LocalBusiness', name: 'Swift Riders', description },
    address: { streetAddress: '12 Allen Avenue, Ikeja', addressCountry: 'NG' },
  });
  expect(posting).not.toHaveProperty('telephone');
  expect(posting).not.toHaveProperty('aggregateRating');
  expect(html).toContain('<title>Swift Riders, Ikeja, Lagos – ');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/company/${id}"`));
});

test('structured data of a job have what Google for Jobs requires and recommends, its pay, and no place if it is remote', async ({
  request,
}) => {
  const read = async (facts: Parameters<typeof makeJob>[0], period: string | null = null) => {
    const { id } = await makeJob({ place: 'lagos/ikeja', ...facts });
    await sql`update job set salary_period = ${period} where id = ${id}`;
    return { id, ...(await structured(request, `/job/${id}`)) };
  };
  const pay = (minValue: number, maxValue: number, unitText: string) => ({
    currency: 'NGN',
    value: { minValue, maxValue, unitText },
  });
  const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  const plain = await read({ type: 'part-time', description: 'One <b>\nTwo', requirements: [] });
  const { datePosted, validThrough } = plain.posting;
  expect(plain.posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: expect.stringMatching(new RegExp(`/job/${plain.id}$`)),
    title: 'Dispatch rider',
    description: '<p>One &lt;b&gt;<br>Two</p>',
    identifier: { '@type': 'PropertyValue', value: plain.id },
    ...{ datePosted: iso, validThrough: iso, directApply: false, employmentType: 'PART_TIME' },
    hiringOrganization: { '@type': 'Organization', name: 'Swift Riders' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Ikeja, Lagos',
        addressRegion: 'Lagos',
        addressCountry: 'NG',
      },
    },
    baseSalary: pay(120_000, 120_000, 'MONTH'),
  });
  expect(Date.parse(datePosted)).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(validThrough)).toBeGreaterThan(Date.now());
  const salary = 'NGN 70,000 - 150,000';
  const weekly = await read({ type: 'contract', salary, place: 'abuja/wuse' }, 'week');
  expect(weekly.posting).toMatchObject({
    description: expect.stringMatching(/<\/p><ul><li>A rider’s permit<\/li><\/ul>$/),
    employmentType: 'CONTRACTOR',
    jobLocation: { address: { addressRegion: 'Federal Capital Territory' } },
    baseSalary: pay(70_000, 150_000, 'WEEK'),
  });
  expect(weekly.html).toContain(`${salary} a week`);
  const vague = await read({ salary: 'Attractive, plus bonus' });
  expect(vague.posting).not.toHaveProperty('baseSalary');
  expect(vague.html.replaceAll('<!-- -->', '')).toContain('Pay: Attractive, plus bonus');
  const remote = await read({ location: 'Work from home (Lagos)', place: null });
  expect(remote.posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' },
  });
  expect(remote.posting).not.toHaveProperty('jobLocation');
  expect(remote.html).toContain('Remote · Lagos');
  expect(remote.html).not.toContain('Show on the map');
});

test('a shared listing has a picture of 1200 by 630 with its name', async ({ request }) => {
  for (const path of [`/company/${(await makeCompany()).id}`, `/job/${(await makeJob()).id}`]) {
    const html = await (await request.get(path)).text();
    const [, image] = /property="og:image" content="https?:\/\/[^/]+(\/[^"]+)"/.exec(html) ?? [];
    const { width, height } = await sharp(await (await request.get(image!)).body()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(html).toMatch(/property="og:image:alt" content="[^"]*(Swift Riders|rider)/);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  }
});
