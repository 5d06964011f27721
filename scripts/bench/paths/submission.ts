import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../preparation.ts';
import type { Extent } from '../extent.ts';
import type { Generator, Run, Target } from '../load/load.ts';
import { median } from '../statistics.ts';
import { startUpload } from '../yardsticks/yardsticks.ts';
import { registration } from './moderator.ts';
import { photo } from './photo.ts';

export interface Submission {
  /** Milliseconds of one submission with the photo, and of what it cannot do without; medians, taken in turn. */
  product: number;
  yardstick: number;
  photoBytes: number;
  /** The list page for one visitor, on a calm machine and while 20 submissions are on their way all the time. */
  calm: Run;
  busy: Run;
  /** How the submissions of that time were answered, by status. */
  answers: Map<number, number>;
}

const atOnce = 20;
const seconds = 3;

/** Submissions with a photo of 4 MB: alone, and twenty at once beside somebody who reads a list page. */
export async function measureSubmission(
  bench: Bench,
  generator: Generator,
  { api, database, page }: { api: string; database: string; page: Target },
  { submissions }: Extent,
): Promise<Submission> {
  const yardstick = await startUpload(bench.stack, database);
  const form = await encoded();
  const times = { product: [] as number[], yardstick: [] as number[] };
  for (let count = 1; count <= submissions + 1; count++) {
    bench.progress.now(`Submission ${count} of ${submissions + 1}`);
    const product = await timed(() => send(`${api}/api/companies`, form));
    const bare = await timed(() => send(yardstick.origin, form));
    // The first one is for warming up.
    if (count === 1) continue;
    times.product.push(product);
    times.yardstick.push(bare);
  }
  bench.progress.now('The list page, before and while twenty submit at once');
  const calm = await generator.run(page, 1, seconds);
  const answers = new Map<number, number>();
  let isOver = false;
  const senders = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      const status = await send(`${api}/api/companies`, form, false);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      // Whoever is told to come later does.
      if (status === 503) await wait(200);
    }
  });
  const busy = await generator.run(page, 1, seconds);
  isOver = true;
  await Promise.all(senders);
  return {
    product: median(times.product),
    yardstick: median(times.yardstick),
    photoBytes: form.photoBytes,
    calm,
    busy,
    answers,
  };
}

interface Form {
  body: ArrayBuffer;
  type: string;
  photoBytes: number;
}

async function encoded(): Promise<Form> {
  const bytes = await photo();
  const form = new FormData();
  for (const [name, value] of Object.entries(registration('Photo Riders'))) form.set(name, value);
  form.set('profileImage', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const whole = new Response(form);
  const type = whole.headers.get('Content-Type') ?? '';
  return { body: await whole.arrayBuffer(), type, photoBytes: bytes.length };
}

/** Answers the status. @throws Error when it is no 201 and has to be */
async function send(url: string, { body, type }: Form, must = true): Promise<number> {
  const headers = { 'Content-Type': type };
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  if (must && answer.status !== 201) throw new Error(`POST ${url}: ${answer.status} ${text}`);
  return answer.status;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
