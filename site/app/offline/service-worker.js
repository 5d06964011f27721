/* global PATIENCE_MS */
/* Keeps public pages for the time offline. Only page loads and built files: never a post, the api, images or
   anything that is not public. Served at /sw.js, below the PATIENCE_MS of routes/sw[.]js.ts. */
const PAGES = 'pages-1';
const FILES = 'files-1';
const MAX_PAGES = 30;
const MAX_FILES = 90;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const KEPT_UNTIL = 'X-Kept-Until';
const OFFLINE = '/offline';
const NEVER = /^\/(api|uploads|admin|admin-login|manage)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keepOpen(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Online, the browser's own cache has them, which matches preloads without starting this worker.
  const isBuiltFile = pathname.startsWith('/assets/');
  if (isBuiltFile && !navigator.onLine) event.respondWith(builtFile(request));
  else if (request.mode === 'navigate' && !NEVER.test(pathname))
    event.respondWith(pageInTime(event));
});

/**
 * Anew after a day, since its files and our number may change. The installation does not wait for it: with full storage it
 * would fail, and be tried again at each page.
 */
async function keepOfflinePage() {
  const cache = await caches.open(FILES);
  const { headers } = (await cache.match(OFFLINE, anyVariant)) ?? new Response();
  if (Date.now() - Date.parse(headers.get('Date')) < MAX_AGE_MS) return;
  const response = await fetch(OFFLINE);
  if (!response.ok) throw new Error(`${OFFLINE}: ${response.status}`);
  const files = (await response.clone().text()).match(/\/assets\/[\w.-]+\.(css|svg)/g) ?? [];
  await cache.addAll([...new Set(files)]);
  await cache.put(OFFLINE, response);
}

async function activate() {
  for (const name of await caches.keys())
    if (name !== PAGES && name !== FILES) await caches.delete(name);
  // Without clients.claim(): a page that is taken over while it loads would fetch its preloaded files again.
  await self.registration.navigationPreload?.enable();
}

/** The page, or the kept copy where no answer comes for long. */
function pageInTime(event) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(async () => {
      const copy = await kept(event.request.url, 'Our site has not answered yet.');
      if (copy) resolve(copy);
    }, PATIENCE_MS);
    page(event)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** The page from the network, else the one that was kept within a day, else a page that says what was kept. */
async function page(event) {
  const { url } = event.request;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Firefox gives a preload that got no answer as `Response.error()`.
    if (response.type === 'error') throw response;
    if (isOfProxy(response)) {
      const why = 'Our site cannot be reached just now';
      const page = await kept(url, `${why}.`);
      return page ?? (await offlinePage(response, why, 'Try again in a minute'));
    }
    event.waitUntil(keep(url, response.clone()));
    return response;
  } catch {
    return (await kept(url, 'You are offline.')) ?? (await offlinePage());
  }
}

/** Answered for our site by a server before it; our own answers have a number. */
const isOfProxy = ({ status, headers }) =>
  [502, 503, 504].includes(status) && !headers.has('X-Request-Id');

async function keep(url, response) {
  const cache = await caches.open(PAGES);
  if (response.status === 404 || response.status === 410) await cache.delete(url, anyVariant);
  if (!response.ok || response.redirected) return;
  if (!/\bpublic\b/.test(response.headers.get('Cache-Control') ?? '')) return;
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return;
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.set(KEPT_UNTIL, String(Date.now() + MAX_AGE_MS));
  // Rejects where the answer breaks off, which leaves the copy of before.
  const body = await response.blob();
  // Replaces the copy at once, and moves it to the end of the keys (not in Safari). Deleted before, it would be missing for a while.
  await cache.put(url, new Response(body, { headers }));
  await trim(cache, MAX_PAGES);
}

const anyVariant = { ignoreVary: true };

async function kept(url, reason) {
  const response = await (await caches.open(PAGES)).match(url, anyVariant);
  const until = Number(response?.headers.get(KEPT_UNTIL) ?? 0);
  if (until < Date.now()) return undefined;
  const time = new Date(until - MAX_AGE_MS).toLocaleTimeString('en-NG', {
    hour: 'numeric',
    minute: '2-digit',
  });
  const bar = `<p data-kept-page role="status">${reason} This is from ${time}.</p>`;
  // Last in the body, where hydration does not meet it.
  const html = (await response.text()).replace('</body>', `${bar}</body>`);
  return new Response(html, { headers: response.headers });
}

/** The page of kept pages, or `instead` before it is kept. Its own title and advice, `$&`, are those of a phone that is offline. */
async function offlinePage(instead = Response.error(), title = '$&', advice = '$&') {
  const response = await caches.match(OFFLINE, { ...anyVariant, cacheName: FILES });
  if (!response) return instead;
  const cache = await caches.open(PAGES);
  const links = [];
  for (const { url } of await cache.keys()) {
    const html = await (await kept(url, ''))?.text();
    const name = /<title>([^<]*)<\/title>/.exec(html ?? '')?.[1];
    const address = new URL(url);
    const path = (address.pathname + address.search).replace(/["<>&]/g, encodeURIComponent);
    if (name) links.unshift(`<li><a class="link-quiet" href="${path}">${name}</a></li>`);
  }
  const html = (await response.text())
    .replace('<!--kept-->', () => links.join(''))
    .replace(/You are offline/g, title)
    .replace(/Check your data.*?again/, advice);
  return new Response(html, { status: 503, headers: response.headers });
}

/** Names of built files carry a hash, so a kept one never changes. */
async function builtFile(request) {
  const cache = await caches.open(FILES);
  const found = await cache.match(request, anyVariant);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache, MAX_FILES);
  }
  return response;
}

/** False on a full phone, which would load the offline page in vain with each page; forgotten when the worker stops. */
let hasRoom = true;

/** The files of an open page, which the browser has just loaded, and the page itself unless this worker answered it. */
async function keepOpen({ page: url, files }) {
  if (hasRoom) await keepOfflinePage().catch(() => (hasRoom = false));
  const isUnseen = url && !NEVER.test(new URL(url).pathname);
  return Promise.allSettled([
    isUnseen && fetch(url).then((response) => keep(url, response)),
    ...files.map((file) => builtFile(new Request(file))),
  ]);
}

async function trim(cache, max) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - max)))
    if (!key.url.endsWith(OFFLINE)) await cache.delete(key, anyVariant);
}
