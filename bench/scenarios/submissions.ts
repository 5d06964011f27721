import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../../test/harness/client.ts';
import { median } from '../../test/harness/figures.ts';
import { multipart } from '../../test/harness/form.ts';
import { noise } from '../../test/harness/pictures.ts';
import { load } from '../load.ts';
import type { Bench } from '../servers.ts';
import { startUpload } from '../yardsticks/yardsticks.ts';

const SENDERS = 20;
const LOAD_SECONDS = 3;

/**
 * Times submissions beside a yardstick (yardsticks/node-http.ts), and a list page that is rendered for every request before
 * and while 20 senders submit.
 */
export async function measureSubmissions(
  bench: Bench,
  { api, database, site }: { api: string; database: string; site: string },
) {
  const yardstick = await startUpload(bench.stack, database);
  const url = `${api}/api/companies`;
  const client = new Client();
  // 12 megapixels and about 4 MB.
  const photo = { field: 'profileImage', name: 'photo.jpg', bytes: await noise(4000, 3000, 66) };
  const form = await multipart(registration('Photo Riders'), photo);
  const plain = await multipart(registration('Photo Riders'));
  const send = (to: string, { body, type }: typeof form) =>
    client.ask(to, { method: 'POST', body, headers: { 'content-type': type } });
  const timeAccepted = async (to: string, sent: typeof form) => {
    const { status, text, took } = await send(to, sent);
    if (status !== 201) throw new Error(`POST ${to}: ${status} ${text}`);
    return took;
  };
  const rounds: { productMs: number; yardstickMs: number; withoutPhotoMs: number }[] = [];
  for (let count = 0; count <= bench.size.submissions; count++)
    rounds.push({
      productMs: await timeAccepted(url, form),
      yardstickMs: await timeAccepted(yardstick.url, form),
      withoutPhotoMs: await timeAccepted(url, plain),
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
  client.close();
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

export const registration = (name: string) => ({
  name,
  email: 'office@bench.example.com',
  phone: '+2348031234567',
  cacNumber: 'RC1234567',
  address: '12 Allen Avenue, Ikeja',
  description: 'Same-day parcels across Lagos, by bike and by van.',
  category: 'bike',
  priceRange: '₦1,500 – ₦4,000',
});
