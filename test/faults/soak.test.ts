import assert from 'node:assert/strict';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { assertWithin, megabytes, samplePeak, tally } from '../harness/figures.ts';
import { startLoad, statusesOf } from '../harness/load.ts';
import { type OwnProduct, startOwnProduct } from '../harness/own-product.ts';
import { mountDisk, noMount } from '../harness/small-disk.ts';
import { temporaryFolder } from '../product/product.ts';
import { usage } from '../rig/server.ts';

const rounds = Number(process.env.ROUNDS || 1);
const SOAK_MS = rounds * 180_000;
/** Two minutes in the soak of half an hour, ROUNDS=10. */
const PAUSE_MS = Math.min(120_000, SOAK_MS / 8);
const FULL_MS = PAUSE_MS / 2;
/** Maximum ratio of peak memory, second half to first; in a short soak the heaps still grow to their size. */
const MAX_GROWTH = rounds >= 10 ? 1.1 : 1.4;
/** Room for what is accepted meanwhile: about 70 MB a minute of rows, images and write-ahead log at most. */
const DISK_MB = Math.max(700, rounds * 250);
const MAX_CHUNK_BYTES = 256 * 1024 * 1024;
const MAX_OUTAGE_MS = 15_000;

const reads = ['/jobs', '/home', '/api/jobs', '/companies?q=swift', '/job/none', '/api/companies'];
const events: Record<string, (product: OwnProduct) => unknown> = {
  'api killed': ({ replace }) => replace('api'),
  'disk full': fillDisk,
  'PostgreSQL killed': ({ replace }) => replace('postgres'),
  'site killed': ({ replace }) => replace('site'),
  'PostgreSQL restarted': ({ replace }) => replace('postgres', 'SIGINT'),
  'guard killed': ({ replace }) => replace('guard'),
  'supervisor killed': (product) => product.killSupervisor().then(product.start),
  'all killed within a second': killAll,
};

test('F3, Z13: npm start under a load with kills, a restart of PostgreSQL and a full disk loses nothing, answers no 500 and recovers by itself', async (t) => {
  const dataDir = temporaryFolder('soak');
  const disk = mountDisk(dataDir, DISK_MB);
  if (!disk) t.diagnostic(`without a full disk: ${noMount}`);
  const possible = Object.entries(events).filter(([, happen]) => disk || happen !== fillDisk);
  const product = await startOwnProduct(t, dataDir);
  const load = startLoad(product, { rate: 15, to: product.url, reads, postEvery: 5 });
  const peaks: number[] = [];
  for (let left = SOAK_MS; left > 0; left -= PAUSE_MS) {
    const [name, happen] = possible[peaks.length % possible.length]!;
    const started = performance.now();
    await happen(product);
    await product.works(4 * MAX_OUTAGE_MS);
    const limit = happen === fillDisk ? FULL_MS + MAX_OUTAGE_MS : MAX_OUTAGE_MS;
    await assertWithin(t, `${name}, works again after`, performance.now() - started, limit);
    peaks.push(await peakMemory(product));
  }
  await load.stop();
  const half = peaks.length / 2;
  const [early, late] = [Math.max(...peaks.slice(0, half)), Math.max(...peaks.slice(half))];
  await product.verify();
  const answers = tally(statusesOf(load));
  const memory = `memory grew from ${megabytes(early)} to ${megabytes(late)}`;
  t.diagnostic(`${peaks.length} events, answers ${answers}, ${memory}`);
  assert.ok(!statusesOf(load).includes(500), answers);
  assert.ok(late < early * MAX_GROWTH, memory);
});

async function killAll({ replace }: OwnProduct) {
  const parts = (['postgres', 'api', 'site'] as const).map(async (part) => {
    await wait(Math.random() * 1_000);
    await replace(part);
  });
  await Promise.all(parts);
}

/** Leaves no byte for the database and the images, for half of a pause. */
async function fillDisk({ dataDir }: OwnProduct) {
  const filler = join(dataDir, 'filler');
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  };
  for (const end = performance.now() + FULL_MS; performance.now() < end; await wait(500))
    for (let free = freeBytes(); free > 0; free = freeBytes())
      try {
        writeFileSync(filler, Buffer.alloc(Math.min(free, MAX_CHUNK_BYTES)), { flag: 'a' });
      } catch (error) {
        // The product wrote meanwhile: the disk is full.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        break;
      }
  rmSync(filler);
}

/** Peak of the resident memory of api, site and supervisor together, over a pause. */
async function peakMemory({ idOf }: OwnProduct): Promise<number> {
  const ids = (['api', 'site', 'supervisor'] as const).map((part) => idOf(part)!);
  const peak = samplePeak(() => ids.reduce((sum, id) => sum + usage(id).memory, 0));
  await wait(PAUSE_MS);
  return peak();
}
