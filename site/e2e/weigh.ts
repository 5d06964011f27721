import type { Page, Response } from '@playwright/test';

/** Loads a page as a first visitor and adds up what came. */
export async function weigh(page: Page, path: string) {
  const weightOf = scales(page);
  await page.goto(path, { waitUntil: 'networkidle' });
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
