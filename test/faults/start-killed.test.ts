import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { assertWithin, inWords, megabytes, milliseconds, tally } from '../harness/figures.ts';
import { type Load, startLoad, statusesOf } from '../harness/load.ts';
import { type OwnProduct, type Part, startOwnProduct } from '../harness/own-product.ts';
import { usage } from '../rig/server.ts';
import { waitUntil } from '../rig/wait-until.ts';

const MAX_OUTAGE_MS = 15_000;
const MAX_OVERHEAD_BYTES = 60 * 1024 * 1024;
const reads = ['/jobs', '/api/jobs', '/companies?q=swift'];

test('npm start: each process and its supervisor killed under load, nothing accepted is lost', async (t) => {
  const product = await startOwnProduct(t);
  const loads: Load[] = [];
  const outages: Record<string, string> = {};
  const victims = ['api', 'site', 'postgres', 'guard', 'supervisor'] as const;
  for (const victim of victims) {
    const load = startLoad(product, { rate: 20, to: product.url, reads, postEvery: 4 });
    await wait(1_500);
    const killedAt = performance.now();
    if (victim === 'supervisor') await product.killSupervisor().then(product.start);
    else await killPart(product, victim);
    await product.works(4 * MAX_OUTAGE_MS);
    const outageMs = performance.now() - killedAt;
    await assertWithin(t, `${victim} killed, works again after`, outageMs, MAX_OUTAGE_MS);
    outages[victim] = milliseconds(outageMs);
    loads.push(await load.stop());
  }
  const answers = tally(statusesOf(...loads));
  const { accepted } = product.ledger;
  const retried = product.ledger.unsettled.size;
  await product.verify();
  t.diagnostic(inWords({ ...outages, answers, accepted: accepted.size, retried, lost: 0 }));
});

test('npm start: the supervisor and the guard of PostgreSQL hold at most 60 MB', async (t) => {
  // The first start of a checkout also compiles its TypeScript, and writes the compiled code when it ends.
  const first = await startOwnProduct(t);
  await first.verify();
  const product = await startOwnProduct(t, first.dataDir);
  const [supervisor, guard] = (['supervisor', 'guard'] as const).map(
    (part) => usage(product.idOf(part)!).memory,
  );
  t.diagnostic(inWords({ supervisor: megabytes(supervisor!), guard: megabytes(guard!) }));
  assert.ok(supervisor! + guard! <= MAX_OVERHEAD_BYTES);
  await product.verify();
});

/** Kills it and waits until another process has taken its place. */
async function killPart({ kill, idOf }: OwnProduct, part: Part) {
  const killed = idOf(part);
  kill(part);
  const isReplaced = () => ![killed, undefined].includes(idOf(part));
  await waitUntil(isReplaced, 4 * MAX_OUTAGE_MS, `${part} was not started again.`);
}

test('npm start exits with 1 and says why when the api is killed for the fifth time within a minute', async (t) => {
  const product = await startOwnProduct(t);
  for (let death = 1; death < 5; death++) await killPart(product, 'api');
  product.kill('api');
  const { exitCode, output } = await product.ended();
  assert.equal(exitCode, 1);
  assert.match(output, /api stopped 5 times within a minute, now with SIGKILL/);
});
