import { PATIENCE_MS } from '../layout/network.ts';
import { settings } from '../layout/settings.server.ts';
import worker from '../offline/service-worker.js?raw';

/** Takes the place of a worker that browsers have registered, and removes what it kept. */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** The service worker; with SERVICE_WORKER=off one that removes itself. */
const script = settings.serviceWorker ? `const PATIENCE_MS = ${PATIENCE_MS};\n${worker}` : removal;

export const loader = () =>
  new Response(script, {
    headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' },
  });
