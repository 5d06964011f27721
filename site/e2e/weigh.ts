import { expect, type Page, type Response } from '@playwright/test';

/** Compressed bytes of a first visit, without the images of listings. */
export interface Budget {
  html: number;
  css: number;
  js: number;
  total: number;
}

const application: Budget = { html: 14_000, css: 12_000, js: 105_000, total: 140_000 };
const form: Budget = { html: 12_000, css: 12_000, js: 102_000, total: 140_000 };

export const budgets = {
  /** A page of text, which loads no script. */
  text: { html: 14_000, css: 12_000, js: 0, total: 30_000 },
  /** A page that a script makes smoother. */
  application,
  /** With its breadcrumb and neighbours. */
  place: { ...application, html: 15_000 },
  form,
  /** With the parts of a company, too. */
  request: { ...form, js: 114_200 },
};
/** Of a page that loads none, the one within it that keeps a form while offline. */
export const executable = 'script:not([type="application/ld+json"])';

type Opens = string | ((page: Page) => Promise<unknown>);

/** Loads a page as a first visitor, and expects that what came is within its budget and from the site alone. */
export async function expectWithin(budget: Budget, page: Page, opens: Opens) {
  const weight = await weigh(page, opens);
  for (const part of ['html', 'css', 'js', 'total'] as const)
    expect.soft(weight[part], part).toBeLessThanOrEqual(budget[part]);
  expect.soft(weight.html, 'html').toBeGreaterThan(1_000);
  expect.soft(weight.css, 'css').toBeGreaterThan(1_000);
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(16);
  expect.soft(weight.elsewhere, 'elsewhere').toEqual([]);
  if (budget.js === 0) await expect.soft(page.locator(executable)).toHaveCount(1);
}

export async function weigh(page: Page, opens: Opens) {
  const weightOf = scales(page);
  await (typeof opens === 'string' ? page.goto(opens) : opens(page));
  // Scripts may load more once they run.
  await page.waitForLoadState('networkidle');
  return weightOf();
}

/** Starts recording transfers; the returned function sums their bytes on the wire. */
export function scales(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const weight = { html: 0, css: 0, js: 0, pictures: 0, total: 0, requests: 0 };
    const origin = new URL(page.url()).origin;
    for (const response of responses) {
      const request = response.request();
      const { responseBodySize: size } = await request.sizes();
      if (new URL(request.url()).pathname.startsWith('/uploads/')) {
        weight.pictures += size;
        continue;
      }
      weight.requests += 1;
      weight.total += size;
      const part = parts[request.resourceType()];
      if (part) weight[part] += size;
    }
    const urls = responses.map((response) => response.url());
    return { ...weight, elsewhere: urls.filter((url) => new URL(url).origin !== origin) };
  };
}

const parts: Record<string, 'html' | 'css' | 'js'> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
};
