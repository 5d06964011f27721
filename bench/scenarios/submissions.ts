import { setTimeout as wait } from 'node:timers/promises';
import { load, median, timed } from '../load.ts';
import type { Bench } from '../servers.ts';
import { startUpload } from '../yardsticks/yardsticks.ts';
import { registration } from './moderator.ts';
import { photo } from './photo.ts';

const SENDERS = 20;
const LOAD_SECONDS = 3;

/**
 * Times submissions beside a yardstick (yardsticks/upload.ts), and a list page that is rendered for every request before
 * and while 20 senders submit.
 */
export async function measureSubmissions(
  bench: Bench,
  { api, database, site }: { api: string; database: string; site: string },
) {
  const yardstick = await startUpload(bench.stack, database);
  const url = `${api}/api/companies`;
  const form = await encoded(await photo());
  const plain = await encoded();
  const rounds: { productMs: number; yardstickMs: number; withoutPhotoMs: number }[] = [];
  for (let count = 0; count <= bench.size.submissions; count++)
    rounds.push({
      productMs: await timed(() => accepted(url, form)),
      yardstickMs: await timed(() => accepted(yardstick.url, form)),
      withoutPhotoMs: await timed(() => accepted(url, plain)),
    });
  console.log('Submissions: a list page, before and while 20 submit at once');
  const page = { origin: site, paths: ['/companies'] };
  const calm = await load(page, 1, LOAD_SECONDS);
  const answers: number[] = [];
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isOver) {
      const { status } = await send(url, form);
      answers.push(status);
      if (status === 503) await wait(200);
    }
  });
  const busy = await load(page, 1, LOAD_SECONDS);
  isOver = true;
  await Promise.all(senders);
  // The first round warms up.
  const middle = (of: keyof (typeof rounds)[0]) => median(rounds.slice(1).map((one) => one[of]));
  const [photoMs, yardstickMs] = [middle('productMs'), middle('yardstickMs')];
  return {
    'submission with a photo, ms': photoMs,
    'submission with a photo × yardstick': photoMs / yardstickMs,
    'submission without a photo, ms': middle('withoutPhotoMs'),
    'list page while 20 submit, p50 × before': busy.p50 / calm.p50,
    'list page while 20 submit, p99 × before': busy.p99 / calm.p99,
    'submissions meanwhile': answers.filter((status) => status === 201).length,
    'refused meanwhile': answers.filter((status) => status !== 201).length,
  };
}

interface Form {
  body: ArrayBuffer;
  type: string;
}

async function encoded(image?: Buffer): Promise<Form> {
  const form = new FormData();
  for (const [name, value] of Object.entries(registration('Photo Riders'))) form.set(name, value);
  if (image)
    form.set(
      'profileImage',
      new Blob([new Uint8Array(image)], { type: 'image/jpeg' }),
      'photo.jpg',
    );
  const whole = new Response(form);
  return { type: whole.headers.get('Content-Type') ?? '', body: await whole.arrayBuffer() };
}

async function send(url: string, { body, type }: Form) {
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
  return { status: response.status, text: await response.text() };
}

/** @throws Error when the answer is not 201 */
async function accepted(url: string, form: Form): Promise<void> {
  const { status, text } = await send(url, form);
  if (status !== 201) throw new Error(`POST ${url}: ${status} ${text}`);
}
