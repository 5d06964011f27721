import { median } from '../statistics.ts';
import type { Extent } from '../extent.ts';
import type { Progress } from '../progress.ts';
import { resident } from '../memory.ts';
import type { Generator, Run, Target } from './load.ts';

/** A target with what is told of it. */
export interface Path extends Target {
  name: string;
  /** The processes that answer for it. */
  pids: readonly number[];
  /** The id of the server, when it can be profiled (profile/profiles.ts). */
  profile?: string;
}

/** The medians of one path: by connections, and what is told besides. */
export interface Measured {
  path: Path;
  byConnections: Map<number, Run>;
  /** Bytes of an answer's body as it is sent. */
  bytes: number;
  /** The most its processes had resident, in megabytes, while 64 connections asked; undefined where it cannot be told. */
  megabytes: number | undefined;
}

/** The programs that share the machine take turns: every path once, then every path again. */
export async function measureInterleaved(
  generator: Generator,
  paths: readonly Path[],
  { rounds, connections, seconds, warmUp }: Extent,
  progress: Progress,
): Promise<Measured[]> {
  const runs = new Map(paths.map((path) => [path, [] as { connections: number; run: Run }[]]));
  const memory = new Map<Path, number>();
  for (const path of paths) {
    progress.now(`Warming up: ${path.name}`);
    await checked(path, generator.run(path, 16, warmUp));
  }
  for (let round = 1; round <= rounds; round++) {
    for (const count of connections) {
      for (const path of paths) {
        progress.now(`Round ${round} of ${rounds}, ${count} connections: ${path.name}`);
        const run = await checked(path, generator.run(path, count, seconds(count)));
        runs.get(path)!.push({ connections: count, run });
        const now = resident(path.pids)?.summed;
        if (count === Math.max(...connections) && now !== undefined)
          memory.set(path, Math.max(now, memory.get(path) ?? 0));
      }
    }
  }
  return Promise.all(
    paths.map(async (path) => ({
      path,
      byConnections: new Map(
        connections.map((count) => [
          count,
          medianRun(runs.get(path)!.flatMap((one) => (one.connections === count ? one.run : []))),
        ]),
      ),
      bytes: await bytesOf(path),
      megabytes: memory.get(path),
    })),
  );
}

const medianRun = (runs: readonly Run[]): Run => ({
  requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
  p50: median(runs.map((run) => run.p50)),
  p99: median(runs.map((run) => run.p99)),
  answers: runs.reduce((sum, run) => sum + run.answers, 0),
  failures: runs.reduce((sum, run) => sum + run.failures, 0),
});

/** A server that refuses quickly would look fast. */
async function checked(path: Path, running: Promise<Run>): Promise<Run> {
  const run = await running;
  if (run.failures > 0 || run.answers === 0)
    throw new Error(
      `${path.name}: ${run.failures} of ${run.answers} requests failed (${path.origin}${path.paths[0]})`,
    );
  return run;
}

/** As the load generators get it, who ask for no encoding by themselves. */
async function bytesOf({ origin, paths, headers }: Path): Promise<number> {
  const answer = await fetch(origin + paths[0], {
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  const body = await answer.arrayBuffer();
  return Number(answer.headers.get('Content-Length') ?? body.byteLength);
}
