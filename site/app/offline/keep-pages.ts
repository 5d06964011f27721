/** Registers the service worker once the page has loaded, and hands it this page with its files. */
export function keepPages() {
  if (!('serviceWorker' in navigator)) return;
  // Browsers refuse in private windows and with full storage; the site works without.
  const start = () => void register().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register() {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => /\/assets\/[\w.-]+\.(js|css|svg)$/.test(name));
  active?.postMessage({ page: window.location.href.split('#')[0], files });
}
