import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { median, samplePeak } from '../../test/harness/figures.ts';
import { launch, processesWith, type Product } from '../../test/product/product.ts';
import { seed } from '../databases.ts';
import { load } from '../load.ts';
import { type BenchFigure, figure } from '../report.ts';
import { type Bench, benchFolder, MANY } from '../servers.ts';
import { listPath } from './pages.ts';

const CONNECTIONS = 64;
const SERVERS = /api\/dist\/src\/app\/main\.js|site\/server\.ts/;

/** `npm start` itself with a database of `MANY` companies: time until it is ready, and its memory under load. */
export async function measureProduct(bench: Bench): Promise<BenchFigure[]> {
  const [starts, seconds] = bench.isQuick ? [3, 1] : [5, 4];
  const dataDir = join(benchFolder, 'product');
  const env = { DEMO_DATA: 'off', HOST: '127.0.0.1' };
  if (!existsSync(dataDir)) {
    console.log(`Seeding ${MANY} companies for npm start …`);
    await seed(bench.stack, MANY, { DATABASE_URL: '', DATA_DIR: dataDir });
  }
  const times: number[] = [];
  let product: Product;
  for (let start = 0; ; start++) {
    const started = performance.now();
    product = await launch({ dataDir, env });
    await product.ready();
    // The first start may migrate and fills the file cache.
    if (start > 0) times.push((performance.now() - started) / 1_000);
    if (start === starts) break;
    await product.stop();
  }
  const ids = (line = /./) =>
    [...processesWith(dataDir)].filter(([, command]) => line.test(command)).map(([id]) => id);
  const peaks = [SERVERS, /./].map((line) => samplePeak(() => memoryOf(ids(line))));
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const pages = numbers.map((number) => `/companies?page=${number + 1}`);
  const lists = numbers.map((number) => listPath().replace('0%2C23', `${number}%2C${number + 23}`));
  // A slow machine refuses many of these concurrent requests.
  await load({ origin: product.url, paths: pages }, CONNECTIONS, seconds).catch(console.error);
  await load({ origin: product.apiUrl, paths: lists }, CONNECTIONS, seconds).catch(console.error);
  const [servers, all] = peaks.map((stop) => stop());
  await product.stop();
  const at = `at ${CONNECTIONS} connections`;
  return [
    figure('start of npm start with builds', median(times), 's', { atMost: 3 }),
    figure(`memory of api and site ${at}`, servers!, 'MB', { atMost: 330 }),
    figure(`memory of npm start ${at}`, all!, 'MB', { atMost: 600 }),
  ];
}

/**
 * Megabytes of memory of these processes as PSS: what they share counts once. Files of a program count whole, although other
 * programs on this machine may map them too. Linux only; those that have ended count nothing.
 */
function memoryOf(pids: Iterable<number>): number {
  const files = new Map<string, number>();
  let own = 0;
  for (const pid of pids) {
    try {
      const program = readlinkSync(`/proc/${pid}/exe`);
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      own += kilobytes(rollup, 'Pss_Anon') + kilobytes(rollup, 'Pss_Shmem');
      files.set(program, Math.max(files.get(program) ?? 0, kilobytes(status, 'RssFile')));
    } catch {
      // It has just ended.
    }
  }
  for (const size of files.values()) own += size;
  return own / 1024;
}

const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]);
