/** Registers the service worker once the page has loaded, and hands it this page with its files. */
export function keepPages() {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/** A browser that refuses (private windows, full storage) works without. */
async function register() {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\/assets\/[\w.-]+\.(js|css|svg)$/.test(name) ? [name] : []));
    active?.postMessage({ page: window.location.href.split('#')[0], files });
  } catch {
    return;
  }
}
