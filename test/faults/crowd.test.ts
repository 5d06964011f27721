import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Client } from '../harness/client.ts';
import { megabytes, milliseconds, samplePeak, tally } from '../harness/figures.ts';
import { multipart, noise } from '../harness/form.ts';
import { formFields, newSubmission } from '../harness/ledger.ts';
import { loadFor, p95 } from '../harness/load.ts';
import { startOwnProduct } from '../harness/own-product.ts';
import { usage } from '../rig/server.ts';

const SOCKETS = 200;
const IMAGE_BYTES = 4_900_000;
const SECONDS = 20;
const MAX_GROWTH = 100 * 1024 * 1024;
/** Images are dropped rather than held; a network beyond its budget gets 429, or 0: cut while it sends on. */
const EXPECTED = [0, 201, 303, 429, 503];

type Crowd = { url: string; networks: number };

/** Forms, and searches that nobody has asked for before. */
const reads = Array.from({ length: 900 }, (_, n) => (n % 2 ? '/post-job' : `/jobs?q=rider+${n}`));

if (isMainThread) {
  tryCrowd('/post-job', SOCKETS);
  tryCrowd('/post-job', 1);
  tryCrowd('/api/jobs', SOCKETS);
} else await send(workerData as Crowd);

function tryCrowd(path: string, networks: number) {
  test(`U10: 200 sockets on ${networks} networks send photos of 4.9 MB to ${path}: the site grows by less than 100 MB`, async (t) => {
    const product = await startOwnProduct(t, undefined, { RATE_LIMITS: 'on' });
    const ask = (seconds: number) =>
      loadFor(product, seconds * 1000, { rate: 15, to: product.url, reads, postEvery: 0 });
    const memory = (part: 'api' | 'site') => usage(product.idOf(part)!).memory;
    await ask(3);
    const calm = await ask(8);
    const [api, site] = [memory('api'), memory('site')];
    const crowd: Crowd = { url: product.url + path, networks };
    const sender = new Worker(new URL(import.meta.url), { workerData: crowd });
    const statuses: number[] = [];
    sender.on('message', (status: number) => statuses.push(status));
    const [apiPeak, sitePeak] = [samplePeak(() => memory('api')), samplePeak(() => memory('site'))];
    const crowded = await ask(SECONDS);
    const [apiGrowth, siteGrowth] = [apiPeak() - api, sitePeak() - site];
    await sender.terminate();
    const growth = `site +${megabytes(siteGrowth)}, api +${megabytes(apiGrowth)}`;
    const others = `others (p95) ${milliseconds(p95(calm))}, then ${milliseconds(p95(crowded))}`;
    const figures = `${tally(statuses)}, ${growth}, ${others}`;
    t.diagnostic(figures);
    assert.deepEqual(
      statuses.filter((status) => !EXPECTED.includes(status)),
      [],
    );
    assert.ok(siteGrowth < MAX_GROWTH, figures);
  });
}

/** Sends forms over all sockets, each again a second after its answer, until this thread is ended. */
async function send({ url, networks }: Crowd) {
  const photo = await noise(1600, 1200, 80);
  const bytes = Buffer.concat([photo, Buffer.alloc(IMAGE_BYTES - photo.length)]);
  const file = { field: 'jobAttachment', name: 'van.jpg', bytes };
  const { body, type } = await multipart(formFields(newSubmission(false)), file);
  const client = new Client();
  const sendOn = async (n: number) => {
    const headers = { 'x-forwarded-for': `41.${n % networks}.7.9`, 'content-type': type };
    for (;;) {
      const options = { method: 'POST', headers, body, kept: false, timeoutMs: 60_000 };
      parentPort!.postMessage((await client.try(url, options))?.status ?? 0);
      await wait(1_000);
    }
  };
  for (let n = 0; n < SOCKETS; n++) void sendOn(n);
}
