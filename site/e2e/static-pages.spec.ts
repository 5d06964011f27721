import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { expect, expectCanonical, requestsOf, test } from './fixtures.ts';
import staticPages from './static-pages.json' with { type: 'json' };
import { budgets, expectWithin } from './weigh.ts';

for (const { path, title, headings, texts, script } of staticPages) {
  test(`${path} has the headings and sentences of the specification, fits the screen and is light`, async ({
    page,
  }) => {
    await expectWithin(script ? budgets.form : budgets.text, page, path);
    await expect(page).toHaveTitle(`${title} – Naija Dispatch`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const wanted: readonly string[] = headings;
    const shown = await page.locator('main').getByRole('heading').allInnerTexts();
    expect(shown.filter((heading) => wanted.includes(heading))).toEqual(wanted);
    for (const text of texts)
      await expect(page.locator('main').getByText(new RegExp(text)).first()).toBeAttached();
    await expectCanonical(page, new RegExp(`${path.split('?')[0]}`));
    // The articles of the blog differ in their text alone.
    if (!path.includes('?')) await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('a policy’s table of contents leads to each section', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link');
  for (const [path, sections] of [
    ['/terms', 17],
    ['/privacy', 8],
  ] as const) {
    await page.goto(path);
    await expect(contents).toHaveCount(sections);
    for (const link of await contents.all()) {
      const id = ((await link.getAttribute('href')) ?? '').slice(1);
      const name = (await link.innerText()).replace(/^\d+\.\s*/, '');
      await expect(page.locator(`[id="${id}"]`)).toHaveText(name);
    }
  }
});

test('a consent needs a tick and is thanked for three seconds', async ({ page }) => {
  const thanks = page.getByText('Thank you for your consent.');
  const submit = page.getByRole('button', { name: 'Submit Consent' });
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await submit.click();
    await expect(thanks).toBeHidden();
    await page.getByRole('checkbox').check();
    const requests = requestsOf(page);
    await submit.click();
    await expect(thanks).toBeVisible();
    await expect(thanks).toBeHidden();
    expect(requests).toEqual([]);
  }
});

test('the blog shows one of five articles and changes it in place', async ({ page }) => {
  await page.goto('/blogpost');
  const articles = page.getByRole('navigation', { name: 'Articles' }).getByRole('link');
  await expect(articles).toHaveCount(5);
  for (const facts of await articles.allInnerTexts()) {
    expect(facts).toMatch(/\d{1,2} \w+ 20\d\d/);
    expect(facts).toMatch(/\d+ min read/);
  }
  await expect(articles.first()).toHaveAttribute('aria-current', 'page');
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    author: { '@type': 'Organization', name: 'Naija Dispatch' },
  });

  const third = (await articles.nth(2).innerText()).split('\n')[0] ?? '';
  await articles.nth(2).click();
  await expect(page).toHaveURL('/blogpost?article=logistics-mistakes#article');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(third);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(articles.nth(2)).toHaveAttribute('aria-current', 'page');
  expect((await page.request.get('/blogpost?article=none-of-ours')).status()).toBe(404);
});

test('every link of the static pages is answered with 200', async ({ request }) => {
  const found = new Set<string>();
  for (const { path } of staticPages) {
    const [main = ''] = /<main.*<\/main>/s.exec(await (await request.get(path)).text()) ?? [];
    for (const [, href = ''] of main.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      found.add(href.replaceAll('&amp;', '&'));
  }
  expect(found.size).toBeGreaterThan(10);
  for (const path of found) expect((await request.get(path)).status(), path).toBe(200);
});
