import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { load } from '../load.ts';
import type { Bench } from '../servers.ts';
import { logIn } from './moderator.ts';

const CONNECTIONS = 64;
const LOAD_SECONDS = 4;
const TIMEOUT_MS = 10_000;

/** Approves companies while the list page is under load: time until it shows them, and renders until the load ends. */
export async function measureFreshness(bench: Bench, api: string) {
  const proxy = await startCountingProxy(api);
  const site = await bench.startSite('fresh-site', proxy.origin);
  const moderator = await logIn(bench, api);
  const delaysMs: number[] = [];
  const renders: number[] = [];
  for (let round = 1; round <= bench.size.approvals; round++) {
    console.log(`Approval ${round} of ${bench.size.approvals} under load`);
    const name = `Fresh Riders ${crypto.randomUUID()}`;
    const id = await moderator.register(name);
    const running = load({ origin: site.url, paths: ['/companies'] }, CONNECTIONS, LOAD_SECONDS);
    await wait(1_000);
    const before = proxy.lists();
    await moderator.approve(id);
    delaysMs.push(await untilShown(`${site.url}/companies`, name));
    await running;
    renders.push(proxy.lists() - before);
  }
  await site.stop(5_000);
  proxy.close();
  return {
    'slowest new page after an approval, ms': Math.max(...delaysMs),
    'most renders for an approval': Math.max(...renders),
  };
}

async function untilShown(page: string, name: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < TIMEOUT_MS) {
    const response = await fetch(page);
    if ((await response.text()).includes(name)) return performance.now() - started;
    await wait(5);
  }
  return Infinity;
}

/** Stands between a site and its api and counts lists of companies, each of which is a page being rendered. */
async function startCountingProxy(target: string) {
  let lists = 0;
  const proxy = createProxyMiddleware({ target });
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/api/companies?')) lists += 1;
    void proxy(req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lists: () => lists,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
