/** Runs autocannon in a thread, which is this same file. */
import autocannon, { type Result } from 'autocannon';
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { percentile } from '../test/harness/figures.ts';

/** Paths of one server, requested in turn on every connection. */
interface Target {
  origin: string;
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface Run {
  perSecond: number;
  /** Latency in milliseconds, with fractions. */
  p99: number;
}

/** A busy machine may refuse single requests; a server that refuses many would look fast. */
const MAX_FAILED = 0.01;

/** @throws Error when more failed */
export async function load(target: Target, connections: number, seconds: number): Promise<Run> {
  const worker = new Worker(import.meta.filename, { workerData: [target, connections, seconds] });
  const [answer] = (await once(worker, 'message')) as [Run | string];
  if (typeof answer === 'object') return answer;
  throw new Error(`${target.origin}${target.paths[0]}: ${answer}`);
}

/**
 * Drops bodies: autocannon appends each to a string, and decoding compressed bytes as UTF-8 takes it ten times as long
 * as the server takes to send them. The queue is internal to autocannon 8.
 */
function setupClient(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: unknown } };
  if (!pipelinedRequests.addBody) throw new Error('autocannon collects bodies in another way.');
  pipelinedRequests.addBody = () => {};
}

if (!isMainThread) {
  const [target, connections, duration] = workerData as Parameters<typeof load>;
  const requests = target.paths.map((path) => ({ method: 'GET' as const, path }));
  const headers = { ...target.headers };
  const times: number[] = [];
  const options = { url: target.origin, connections, duration, headers, requests, setupClient };
  const running = autocannon(options, (error: Error | null, result: Result) => {
    const failures = result['4xx'] + result['5xx'] + result.errors + result.timeouts;
    const run: Run = {
      perSecond: times.length / result.duration,
      p99: percentile(times, 0.99) || Infinity,
    };
    const fault = error?.message ?? `${failures} of ${times.length} requests failed`;
    parentPort?.postMessage(error || failures > times.length * MAX_FAILED ? fault : run);
  });
  // In a thread it sums up nothing itself, and its histogram has whole milliseconds.
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
}
