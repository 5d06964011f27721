import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

test('robots.txt allows the site, disallows admin and api, and names the sitemap', async ({
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
  sql,
}) => {
  const [company, job] = [await makeCompany(sql), await makeJob(sql)];
  const hidden = [
    await makeCompany(sql, { expires: '-1 minute' }),
    await makeJob(sql, { expires: '-1 minute' }),
    await makeCompany(sql, { status: 'pending' }),
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

test('a search and an empty result are marked noindex', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  for (const path of ['/companies?q=bike', `/jobs?q=${uniqueWord()}`]) {
    await page.goto(path);
    await expect(robots, path).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/jobs');
  await expect(robots).toHaveCount(0);
});

const types = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'OTHER'];
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const atPlace = {
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: expect.stringMatching(/\S/),
      addressCountry: 'NG',
    },
  },
};
const fromHome = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' },
};

/** Jobs of the demo data, since concurrent tests post jobs whose title and company are the same script. */
test('every job has what Google for Jobs requires and recommends', async ({ request, sql }) => {
  const jobs = await sql(
    `select id, title from job where status = 'live' and expires_at > now() + interval '1 day'
       and approved_at < now() - interval '2 hours' and title <> company order by id limit 40`,
  );
  expect(jobs.length).toBeGreaterThan(0);
  for (const { id, title } of jobs) {
    const html = await (await request.get(`/job/${String(id)}`)).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const posting = JSON.parse(json);
    // Required: without any of these the job is not shown.
    expect(posting['@context']).toMatch(/^https:\/\/schema\.org\/?$/);
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title,
      datePosted: expect.stringMatching(iso),
      hiringOrganization: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
      ...(posting.jobLocationType ? fromHome : atPlace),
    });
    expect(posting.description).toMatch(/^<p>.+<\/p>/s);
    expect(posting.description).not.toBe(title);
    expect(posting.title).not.toContain(posting.hiringOrganization.name);
    // Recommended: each missing one is a warning.
    expect(types).toContain(posting.employmentType);
    expect(posting.validThrough).toMatch(iso);
    expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.now());
    expect(Date.parse(posting.datePosted)).toBeLessThanOrEqual(Date.now());
    expect(posting.identifier).toMatchObject({ '@type': 'PropertyValue', value: id });
    expect(posting.directApply).toBe(false);
    if (!posting.baseSalary) continue;
    const { currency, value } = posting.baseSalary;
    expect(currency).toBe('NGN');
    expect(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).toContain(value.unitText);
    expect(value.minValue).toBeGreaterThan(0);
    expect(value.maxValue).toBeGreaterThanOrEqual(value.minValue);
  }
});

test('a shared listing has a picture of 1200 by 630 with its name', async ({ request, sql }) => {
  for (const path of [
    `/company/${(await makeCompany(sql)).id}`,
    `/job/${(await makeJob(sql)).id}`,
  ]) {
    const html = await (await request.get(path)).text();
    const [, image] = /property="og:image" content="https?:\/\/[^/]+(\/[^"]+)"/.exec(html) ?? [];
    const { width, height } = await sharp(await (await request.get(image!)).body()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(html).toMatch(/property="og:image:alt" content="[^"]*(Swift Riders|rider)/);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  }
});
