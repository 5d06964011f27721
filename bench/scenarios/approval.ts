import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { until } from '#platform/testing.ts';
import { Client } from '../../test/harness/client.ts';
import { company } from '../../test/harness/form.ts';
import { load } from '../load.ts';
import { type BenchFigure, figure } from '../report.ts';
import type { Bench } from '../servers.ts';

const CONNECTIONS = 64;
const TIMEOUT_MS = 10_000;
/** The metric that counts lists of companies, each of which is a page being rendered. */
const LISTS =
  /^http_request_duration_seconds_count\{(?=.*method="GET")(?=.*route="\/api\/companies").* (\d+)$/gm;

/** Approves companies while the list page is under load: time until it shows them, and renders until the load ends. */
export async function measureApproval(bench: Bench): Promise<BenchFigure[]> {
  const [approvals, seconds] = bench.isQuick ? [2, 2] : [5, 4];
  const METRICS_PORT = String(await getPort());
  const api = await bench.startApi('approving-api', await bench.copy('approval'), { METRICS_PORT });
  const site = await bench.startSite('approving-site', api.url);
  const client = new Client();
  const moderate = await client.openModeration(api.url, bench.admin);
  const countLists = async () => {
    const { text } = await client.ask(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    return [...text.matchAll(LISTS)].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const delays: number[] = [];
  const renders: number[] = [];
  for (let round = 1; round <= approvals; round++) {
    console.log(`Approval under load, ${round} of ${approvals}`);
    const name = `Fresh Riders ${crypto.randomUUID()}`;
    const made = await moderate('POST', 'companies', { ...company, name });
    const { id } = made as { id: string };
    const running = load({ origin: site.url, paths: ['/companies'] }, CONNECTIONS, seconds);
    await wait(1_000);
    const before = await countLists();
    await moderate('PATCH', `companies/${id}/verify`, { plan: 'premium' });
    const approved = performance.now();
    const isShown = async () => (await client.ask(`${site.url}/companies`)).text.includes(name);
    const shown = await until('the list to show it', isShown, TIMEOUT_MS).catch(() => false);
    delays.push(shown ? (performance.now() - approved) / 1_000 : Infinity);
    await running;
    renders.push((await countLists()) - before);
  }
  client.close();
  return [
    figure('approval seen, slowest', Math.max(...delays), 's', { atMost: 0.2 }),
    figure('renders for an approval, most', Math.max(...renders), '', { atMost: 1 }),
  ];
}
