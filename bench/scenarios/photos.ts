import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../../test/harness/client.ts';
import { median } from '../../test/harness/figures.ts';
import { company, multipart, noise } from '../../test/harness/form.ts';
import { load } from '../load.ts';
import { type BenchFigure, figure } from '../report.ts';
import { type Bench, NOT_KEPT } from '../servers.ts';
import { listPath } from './pages.ts';

const SENDERS = 20;
/** Replaced by another of the same length, since the same content again would be answered without reading the photo. */
const NAME = `Photo Riders ${'0'.repeat(36)}`;
const MAX_RATIO = 2;
/** Of a sender who found too many others. */
const REFUSED_WAIT_MS = 1_000;

/** Pages and lists on one connection while 20 phones send photos of 4 MB as fast as they are answered, beside the same without. */
export async function measurePhotos(bench: Bench): Promise<BenchFigure[]> {
  const [rounds, seconds] = bench.isQuick ? [3, 1] : [5, 3];
  const database = await bench.copy('photos');
  const api = await bench.startApi('photo-api', database, { ...NOT_KEPT, PENDING_IMAGES: '99999' });
  const site = await bench.startSite('photo-site', api.url);
  const rendering = await bench.startSite('photo-site-not-kept', api.url, NOT_KEPT);
  const targets = {
    'list page, kept': { origin: site.url, paths: ['/companies'] },
    'list page, not kept': { origin: rendering.url, paths: ['/companies'] },
    'JSON list, not kept': { origin: api.url, paths: [listPath()] },
  };
  // 12 megapixels and about 4 MB.
  const photo = { field: 'profileImage', name: 'photo.jpg', bytes: await noise(4000, 3000, 66) };
  const form = await multipart({ ...company, name: NAME }, photo);
  const measure = async () => {
    const p99s: number[] = [];
    for (const target of Object.values(targets)) p99s.push((await load(target, 1, seconds)).p99);
    return p99s;
  };
  await measure();
  const ratios: number[][] = [];
  let accepted = 0;
  for (let round = 1; round <= rounds; round++) {
    console.log(`Pages while photos come in, round ${round} of ${rounds}`);
    const calm = await measure();
    const stop = send(`${api.url}/api/companies`, form);
    const busy = await measure();
    accepted += await stop();
    ratios.push(busy.map((p99, index) => p99 / calm[index]!));
  }
  if (accepted < SENDERS) throw new Error(`Only ${accepted} photos were accepted.`);
  return [
    ...Object.keys(targets).map((name, index) => {
      const what = `${name}, p99 while ${SENDERS} submit photos`;
      const ratio = median(ratios.map((round) => round[index]!));
      return figure(what, ratio, '× without', { atMost: MAX_RATIO });
    }),
    figure('photos of 4 MB accepted', accepted, ''),
  ];
}

/** Sends each from its own address until the returned function is called, which returns how many were accepted. */
function send(url: string, { body, type }: Awaited<ReturnType<typeof multipart>>) {
  const client = new Client();
  const at = body.indexOf(NAME);
  let [isOver, accepted] = [false, 0];
  const senders = Array.from({ length: SENDERS }, async (_, index) => {
    const own = Buffer.from(body);
    const options = { method: 'POST', body: own, headers: { 'content-type': type } };
    while (!isOver) {
      own.write(NAME.replace(/0+$/, crypto.randomUUID()), at);
      const answer = await client.try(url, { ...options, from: `127.0.1.${index + 1}` });
      if (answer?.status === 201) accepted++;
      else await wait(REFUSED_WAIT_MS);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(senders);
    client.close();
    return accepted;
  };
}
