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
  const measured = new Map<string, Measured>();
  const samples = paths.flatMap(() => CONNECTIONS.map((): Run[] => []));
  for (const path of paths) {
    await checked(path, 16, size.warmUpSeconds);
    const [name, bytes] = [path.name, await bytesOf(path)];
    measured.set(name, { name, bytes, runs: {}, megabytes: 0, ratios: {} });
  }
  for (let round = 1; round <= size.rounds; round++) {
    for (const [column, connections] of CONNECTIONS.entries()) {
      console.log(`Throughput, round ${round} of ${size.rounds}: ${connections} connections`);
      for (const [row, path] of paths.entries()) {
        const runs = samples[row * CONNECTIONS.length + column]!;
        runs.push(await checked(path, connections, size.seconds(connections)));
        const own = measured.get(path.name)!;
        own.runs[connections] = middleOf(runs);
        own.megabytes = Math.max(own.megabytes, resident([path.pid]) ?? 0);
      }
    }
  }
  const all = [...measured.values()];
  for (const { name, besides } of paths) {
    for (const yardstick of besides) {
      const beside = all.find((one) => one.name.startsWith(`${yardstick} `));
      const own = measured.get(name)!;
      if (beside) own.ratios[yardstick] = rate(own) / rate(beside);
    }
  }
  return all;
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
