import { median } from '../../test/harness/figures.ts';
import { load, resident, type Run } from '../load.ts';
import { CONNECTIONS, type BenchSize } from '../size.ts';
import { table } from '../table.ts';
import type { Path } from './paths.ts';

export interface Measured {
  name: string;
  /** Size of one answer's body as it is sent. */
  bytes: number;
  runs: Record<number, Run>;
  /** Highest resident memory of its processes; 0 of nginx and outside Linux. */
  megabytes: number;
  /** Requests per second at 16 connections, divided by those of each yardstick. */
  ratios: Record<string, number>;
}

/** Measures the paths in turn, so that noise of the machine meets them all. */
export async function measureThroughput(paths: readonly Path[], size: BenchSize) {
  const measured: (Measured & { path: Path; samples: Record<number, Run[]> })[] = [];
  for (const path of paths) {
    await checked(path, 16, size.warmUpSeconds);
    const [name, bytes] = [path.name, await bytesOf(path)];
    measured.push({ path, name, bytes, samples: {}, runs: {}, megabytes: 0, ratios: {} });
  }
  for (let round = 1; round <= size.rounds; round++) {
    for (const connections of CONNECTIONS) {
      console.log(`Throughput, round ${round} of ${size.rounds}: ${connections} connections`);
      for (const own of measured) {
        const runs = (own.samples[connections] ??= []);
        runs.push(await checked(own.path, connections, size.seconds(connections)));
        own.runs[connections] = middleOf(runs);
        own.megabytes = Math.max(own.megabytes, resident([own.path.pid]) ?? 0);
      }
    }
  }
  return measured.map(({ path, samples: _, ...own }) => {
    const ratios = path.besides.flatMap((yardstick) => {
      const beside = measured.find(({ name }) => name.startsWith(`${yardstick} `));
      return beside ? [[yardstick, rate(own) / rate(beside)] as const] : [];
    });
    return { ...own, ratios: Object.fromEntries(ratios) };
  });
}

export const throughputTable = (measured: readonly Measured[], companies: number) =>
  table(
    `Pages and JSON, ${companies.toLocaleString('en')} companies`,
    ['path', 'bytes', ...CONNECTIONS.map((n) => `req/s ${n}`), 'p50 ms', 'p99 ms', 'MB', 'ratio'],
    measured.map(({ name, bytes, runs, megabytes, ratios }) => [
      name,
      bytes,
      ...CONNECTIONS.map((connections) => Math.round(runs[connections]!.requestsPerSecond)),
      runs[16]!.p50,
      runs[16]!.p99,
      Math.round(megabytes),
      Object.entries(ratios)
        .map(([yardstick, ratio]) => `${ratio.toFixed(2)} × ${yardstick}`)
        .join(', '),
    ]),
  );

const rate = ({ runs }: Measured) => runs[16]!.requestsPerSecond;

const middleOf = (runs: readonly Run[]) => {
  const names = Object.keys(runs[0]!) as (keyof Run)[];
  const medians = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(medians) as Run;
};

/** @throws Error when a request failed: a server that refuses quickly would look fast */
async function checked(path: Path, connections: number, seconds: number): Promise<Run> {
  const run = await load(path, connections, seconds);
  if (run.failures === 0 && run.answers > 0) return run;
  throw new Error(`${path.name}: ${run.failures} of ${run.answers} requests failed`);
}

async function bytesOf({ origin, paths, headers }: Path): Promise<number> {
  const response = await fetch(origin + paths[0], { headers });
  const body = await response.arrayBuffer();
  return Number(response.headers.get('Content-Length') ?? body.byteLength);
}
