import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has kept the page that is open, with its files. */
export async function kept(page: Page) {
  const missing = async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const all = [
      location.href,
      ...loaded.filter((name) => /\/assets\/.+\.(js|css|svg)$/.test(name)),
    ];
    const found = await Promise.all(all.map((url) => caches.match(url, { ignoreVary: true })));
    return all.filter((_, index) => !found[index]);
  };
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
}
