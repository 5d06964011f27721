import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeCompany, makeJob, postedJob, uniqueWord } from './listings.ts';
import hostile from './xss-payloads.json' with { type: 'json' };

/** Escaping alone has to do: no policy helps. */
test.use({ bypassCSP: true });

/** The texts of strangers are in the page as text; none of them has become a part of it. */
async function expectText(page: Page, text: string, where: string) {
  expect(await page.evaluate(() => document.body.textContent), where).toContain(text);
  const foreign = page.locator(
    'base, embed, object, marquee, iframe[srcdoc], [onerror], [onload], [onfocus], [onbegin], [onmouseover], [onstart]',
  );
  await expect(foreign, where).toHaveCount(0);
  await expect(page.locator('a[href^="javascript" i], [action^="javascript" i]')).toHaveCount(0);
  expect(await page.evaluate(() => '__xss' in window), where).toBe(false);
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('');
const oneLine = (text: string) => text.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim();

test('X1: hostile input is text on every page, before and after script runs', async ({
  page,
  request,
}) => {
  test.slow();
  const word = uniqueWord();
  const made = [];
  for (const payload of hostile.texts) {
    const text = `${payload} ${word}`;
    const line = cut(text, 120);
    const company = await makeCompany({
      ...{ name: line, address: text, location: text, description: text },
      ...{ category: cut(text, 60), price: cut(text, 80), email: `"${word}"@swift.example` },
    });
    const job = await makeJob({
      ...{ title: line, company: line, location: text, description: text, salary: cut(text, 80) },
      requirements: [text],
    });
    made.push({ payload, company: `/company/${company.id}`, job: `/job/${job.id}` });
  }

  // The page as it is sent: a payload with markup is nowhere in it as it was written, neither as text nor as data.
  for (const [index, { payload, company, job }] of made.entries()) {
    const data = index % 8 === 0 ? [`${company}.data`, `${job}.data`] : [];
    for (const path of [company, job, ...data]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const isData = path.endsWith('.data');
      if (isData) expect(answer.headers()['content-type']).not.toContain('html');
      else if (/<[!/a-z]/i.test(payload))
        expect(await answer.text(), payload).not.toContain(payload);
    }
  }

  // The page as it is read, taken over by script.
  for (const list of ['/companies', '/jobs']) {
    for (let number = 1; number <= Math.ceil(made.length / 24); number += 1) {
      await page.goto(`${list}?q=${word}&page=${number}`);
      await expectText(page, word, `${list} ${number}`);
    }
  }
  for (const [index, { payload, company, job }] of made.entries()) {
    if (index % 9 !== 0) continue;
    await page.goto(index % 2 === 0 ? company : job);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      oneLine(cut(`${payload} ${word}`, 120)),
    );
    await expectText(page, word, payload);
  }
});

test('X1: a hostile search is shown as text', async ({ page, request }) => {
  for (const [index, payload] of hostile.texts.filter((_, index) => index % 6 === 0).entries()) {
    for (const list of ['/companies', '/jobs']) {
      const query = encodeURIComponent(payload);
      const address = `${list}?q=${query}&location=${query}`;
      if (/<[!/a-z]/i.test(payload))
        expect(await (await request.get(address)).text(), payload).not.toContain(payload);
      if (index % 4 !== 0) continue;
      await page.goto(address);
      expect(
        await page.locator('[onerror], [onload], [onfocus], script[src^=data]').count(),
        payload,
      ).toBe(0);
    }
  }
});

test('X2: a link that runs script is refused by the api and the database', async ({ request }) => {
  for (const applyLink of hostile.links) {
    const data = { ...postedJob, applyLink };
    expect((await request.post('/api/jobs', { data })).status(), applyLink).toBe(422);
    await expect(makeJob({ applyLink }), applyLink).rejects.toThrow(/job_apply_link_check/);
  }
});

test('X12: a hostile location stays inside the query of the map’s address', async ({ page }) => {
  const location = 'x&output=evil#"><script>window.__xss=1</script> Ikeja';
  const { id } = await makeCompany({ location });
  await page.goto(`/company/${id}`);
  const maps = await page
    .locator('a[href*="google"], iframe[src*="google"]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
    );
  expect(maps.length).toBeGreaterThan(0);
  for (const address of maps) {
    const { searchParams, hash } = new URL(address);
    expect(searchParams.get('query') ?? searchParams.get('q')).toContain(location);
    expect(hash).toBe('');
  }
});
