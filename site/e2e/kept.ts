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

/** How often the page that is open is not found in the cache while the service worker keeps it ten times more. */
export const missingWhileKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    let missing = 0;
    for (let time = 0; time < 10; time += 1) {
      active!.postMessage({ page: location.href, files: [] });
      for (let look = 0; look < 20; look += 1)
        if (!(await caches.match(location.href, { ignoreVary: true }))) missing += 1;
    }
    return missing;
  });
