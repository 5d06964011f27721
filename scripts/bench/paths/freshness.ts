import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../preparation.ts';
import type { Extent } from '../extent.ts';
import type { Generator } from '../load/load.ts';
import { logIn } from './moderator.ts';
import { startCountingProxy } from './counting-proxy.ts';

export interface Freshness {
  /** Milliseconds from the answer to the approval until the list page showed the company, each time. */
  delays: number[];
  /** How often the page was rendered after each approval, until the load ended. */
  renders: number[];
}

const connections = 64;
const seconds = 4;
const patience = 10_000;

/** Approves companies while the list page is under load from 64 connections. */
export async function measureFreshness(
  bench: Bench,
  generator: Generator,
  api: string,
  { approvals }: Extent,
): Promise<Freshness> {
  const proxy = await startCountingProxy(api);
  const site = await bench.startSite('fresh-site', proxy.origin);
  const moderator = await logIn(bench, api);
  const page = `${site.url}/companies`;
  const freshness: Freshness = { delays: [], renders: [] };
  for (let turn = 1; turn <= approvals; turn++) {
    bench.progress.now(`Approval ${turn} of ${approvals} under load`);
    const name = `Fresh Riders ${crypto.randomUUID()}`;
    const id = await moderator.register(name);
    const load = generator.run({ origin: site.url, paths: ['/companies'] }, connections, seconds);
    await wait(1_000);
    const before = proxy.count();
    await moderator.approve(id);
    freshness.delays.push(await shown(page, name));
    await load;
    freshness.renders.push(proxy.count() - before);
  }
  await site.stop(5_000);
  proxy.close();
  return freshness;
}

async function shown(page: string, name: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < patience) {
    const answer = await fetch(page);
    if ((await answer.text()).includes(name)) return performance.now() - started;
    await wait(5);
  }
  return Infinity;
}
