/**
 * Registers the service worker once the page has loaded, and hands it this page with its files. The text of this function is
 * also the script of pages without our bundles, so it uses nothing from outside itself.
 */
export function keepPages() {
  const register = async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { controller, ready } = navigator.serviceWorker;
    const { active } = await ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((name) => /\/assets\/[\w.-]+\.(js|css|svg)$/.test(name));
    // A worker in control has seen the page load.
    const page = controller ? undefined : location.href.split('#')[0];
    active!.postMessage({ page, files });
  };
  // Older browsers have none, others refuse in private windows and with full storage; the site works without.
  const start = () => void register().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
