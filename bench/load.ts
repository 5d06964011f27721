import autocannon from 'autocannon';

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

/** NaN of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[half]!;
  return sorted.length === 0 ? NaN : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Milliseconds until `work` is done. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
