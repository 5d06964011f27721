import autocannon from 'autocannon';
import { usage } from '../test/rig/server.ts';

/** Paths of one server, requested in turn on every connection. */
export interface Target {
  origin: string;
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface Run {
  requestsPerSecond: number;
  /** Latencies in whole milliseconds. */
  p50: number;
  p99: number;
  answers: number;
  /** Requests without an answer or with a status of 400 and more. */
  failures: number;
}

/** Runs autocannon in a thread of its own. */
export async function load(target: Target, connections: number, seconds: number): Promise<Run> {
  const result = await autocannon({
    url: target.origin,
    connections,
    duration: seconds,
    headers: { ...target.headers },
    requests: target.paths.map((path) => ({ method: 'GET', path })),
    workers: 1,
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers: result.requests.total,
    failures: result['4xx'] + result['5xx'] + result.errors + result.timeouts,
  };
}

/** Megabytes resident in processes, where mapped files that they share count once; undefined without Linux. */
export function resident(pids: readonly (number | undefined)[]): number | undefined {
  const running = process.platform === 'linux' ? pids.flatMap((pid) => pid ?? []) : [];
  if (running.length === 0) return undefined;
  const used = running.map(usage);
  const own = used.reduce((sum, { memory, files }) => sum + memory - files, 0);
  return (own + Math.max(...used.map(({ files }) => files))) / 1024 ** 2;
}
