/** node autocannon-run.ts <JSON>: one run of autocannon (autocannon.ts), which writes how it went. */
import autocannon from 'autocannon';
import type { Run, Target } from './load.ts';

const { target, connections, seconds } = JSON.parse(process.argv[2] ?? '') as {
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
