/** node autocannon-run.ts: one run of autocannon as standard input wants it (autocannon.ts); writes how it went. */
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { Run, Target } from './load.ts';

const { target, connections, seconds } = (await json(process.stdin)) as {
  target: Target;
  connections: number;
  seconds: number;
};
const result = await autocannon({
  url: target.origin,
  connections,
  duration: seconds,
  headers: { ...target.headers },
  requests: target.paths.map((path) => ({ method: 'GET', path })),
});
const refused = result['4xx'] + result['5xx'];
const run: Run = {
  requestsPerSecond: result.requests.total / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  answers: result.requests.total,
  failures: refused + result.errors + result.timeouts,
};
process.stdout.write(JSON.stringify(run));
