import { readFeed, type Entry } from './feeds.ts';
import { expect, sql, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

for (const file of ['feed.xml', 'atom.xml', 'feed.json'])
  test(`/jobs/${file} has what the same search of the list has, the newest first, as text and with no way to be contacted`, async ({
    request,
  }) => {
    const word = uniqueWord();
    const title = `Riders & <b>sons</b> ]]> ]]> “${word}”`;
    const lagos = { title: `Rider ${word}`, location: 'Ikeja, Lagos' };
    const older = await makeJob({
      ...lagos,
      title,
      approved: '2 days ago',
      plan: 'premium',
      description: '<script>alert(1)</script> ]]> Call 0803 123 4567 or mail ada@swift.example.com',
      requirements: ['WhatsApp +234 803 123 4567'],
      email: 'hidden@swift.example',
    });
    const newer = await makeJob({ ...lagos, approved: '1 day ago' });
    await makeJob({ ...lagos, type: 'contract' });
    await makeJob({ ...lagos, location: 'Garki, Abuja' });
    await makeJob({ location: 'Ikeja, Lagos' });
    const search = `?q=${word}&location=Lagos&type=full-time`;
    const feed = await readFeed(request, `/jobs/${file}${search}`);
    expect(feed.title).toBe(`Delivery jobs in Lagos, Full Time: “${word}” – Naija Dispatch`);
    expect(feed.home).toMatch(new RegExp(`^http://localhost:\\d+/jobs\\${search}$`));
    expect(feed.self).toMatch(new RegExp(`/jobs/${file}\\${search}$`));
    expect(feed.entries.map(({ id }) => id)).toEqual([
      `urn:uuid:${newer.id}`,
      `urn:uuid:${older.id}`,
    ]);
    const [plain, hostile] = feed.entries as [Entry, Entry];
    expect(plain.title).toBe(`Rider ${word} at Swift Riders`);
    expect(plain.link).toMatch(new RegExp(`/job/${newer.id}$`));
    expect(Date.now() - Date.parse(plain.published)).toBeGreaterThan(23 * 3_600_000);
    expect(plain.html).toBe(
      '<p>Swift Riders · Ikeja, Lagos · Full Time · ₦120,000 a month</p>' +
        '<p>Deliver parcels across Lagos by motorbike.</p><ul><li>A rider’s permit</li></ul>',
    );
    expect(hostile.title.replaceAll(']] >', ']]>')).toBe(`${title} at Swift Riders`);
    expect(hostile.html).toContain(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; Call … or mail …</p><ul><li>WhatsApp …</li></ul>',
    );
    const text = await (await request.get(`/jobs/${file}${search}`)).text();
    expect(text).not.toMatch(/803 ?123|swift\.example|hidden@/);
    for (const end of ['', '&place=lagos/ikeja']) {
      const path = `/jobs/${file}?q=${uniqueWord()}${end}`;
      expect((await readFeed(request, path)).entries, 'a valid empty feed').toEqual([]);
    }
  });

test('/companies/feed.json has what the same search has, newest first', async ({ request }) => {
  const word = uniqueWord();
  const { id } = await makeCompany({ name: `Vans ${word}`, services: ['van'] });
  const vans = { name: `Old vans ${word}`, services: ['van'], approved: '2 days ago' };
  const older = await makeCompany(vans);
  await makeCompany({ name: `Bikes ${word}` });
  await makeCompany({ services: ['van'] });
  const { title, entries } = await readFeed(request, `/companies/feed.json?q=${word}&service=van`);
  expect(title).toBe(`Van Delivery companies in Nigeria: “${word}” – Naija Dispatch`);
  expect(entries.map((entry) => entry.id)).toEqual([`urn:uuid:${id}`, `urn:uuid:${older.id}`]);
  expect(Date.now() - Date.parse(entries[1]?.published ?? '')).toBeGreaterThan(47 * 3_600_000);
  expect(entries[0]?.title).toBe(`Vans ${word}, Ikeja, Lagos`);
  expect(entries[0]?.link).toMatch(new RegExp(`/company/${id}$`));
  expect(entries[0]?.html).toContain('Van Delivery · Ikeja, Lagos · ₦1,500 – ₦5,000');
});

test('/companies/feed.xml is answered with 304 until it has changed', async ({ request }) => {
  const word = uniqueWord();
  const path = `/companies/feed.xml?q=${word}`;
  const kept = await makeCompany({ name: `Kept ${word}`, approved: '2 days ago' });
  const ending = await makeCompany({ name: `Ending ${word}` });
  const first = await request.get(path);
  expect(first.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  expect(Date.parse(first.headers()['last-modified'] ?? '')).toBeLessThan(Date.now());
  const again = { headers: { 'If-None-Match': first.headers().etag ?? '' } };
  expect((await request.get(path, again)).status()).toBe(304);

  await sql`update company set expires_at = now() - interval '1 second' where id = ${ending.id}`;
  await expect.poll(async () => (await request.get(path, again)).status()).toBe(200);
  const { entries } = await readFeed(request, path);
  expect(entries.map(({ id }) => id)).toEqual([`urn:uuid:${kept.id}`]);

  const hoursSinceUpdate = async () =>
    (Date.now() - Date.parse((await request.get(path)).headers()['last-modified'] ?? '')) / 3.6e6;
  expect(await hoursSinceUpdate()).toBeGreaterThan(47);
  await sql`update company set price_range = '₦900' where id = ${kept.id}`;
  await expect.poll(hoursSinceUpdate).toBeLessThan(1);
});

for (const [path, search] of [
  ['/jobs', '?q=rider&location=Lagos&type=contract'],
  ['/companies', '?q=rider&service=bike'],
] as const) {
  test(`${path} links to the feeds of its search`, async ({ request }) => {
    const html = await (await request.get(`${path}${search}&page=1`)).text();
    const attributes = (tag: string) =>
      ['type', 'href'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
    const alternates = html.match(/<link[^>]* rel="alternate"[^>]*>/g) ?? [];
    const query = search.replaceAll('&', '&amp;');
    expect(alternates.map(attributes)).toEqual([
      ['application/rss+xml', `${path}/feed.xml${query}`],
      ['application/atom+xml', `${path}/atom.xml${query}`],
      ['application/feed+json', `${path}/feed.json${query}`],
    ]);
    const shown = html.match(/<a [^>]*>/g) ?? [];
    expect(shown.map(attributes).flat()).toContain(`${path}/feed.xml${query}`);
  });
}
