import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpAnswer } from './client.ts';
import { percentile } from './figures.ts';
import { newSubmission } from './ledger.ts';
import type { Rig } from '../rig/rig.ts';
import type { Scene } from './scene.ts';

export interface LoadOptions {
  /** Requests per second, independent of the answers. */
  rate: number;
  /** Base URL; the API's balancer by default. */
  to?: string;
  reads?: string[];
  /** Every n-th request posts a job, 10 by default; 0: none does. */
  postEvery?: number;
}

export interface Load {
  answers: HttpAnswer[];
  /** Start times of the requests whose connection broke. */
  broken: number[];
  /** Sends no more and waits for the requests in flight. */
  stop: () => Promise<Load>;
}

const LISTS = ['jobs?range=[0,9]', 'companies?q=swift', 'jobs?filter={"type":"contract"}'].map(
  (list) => `/api/${list}`,
);

type Loaded = Pick<Scene, 'client' | 'ledger'> & { rig: Pick<Rig, 'apiUrl'> };

const running = new Set<Load>();

/** Stops all loads, also of a failed test. */
export const stopLoads = () => Promise.all([...running].map((load) => load.stop()));

/** Sends mixed requests at a constant rate until it is stopped. */
export function startLoad({ client, ledger, rig }: Loaded, options: LoadOptions): Load {
  const { rate, to = rig.apiUrl, reads = LISTS, postEvery = 10 } = options;
  const pending = new Set<Promise<unknown>>();
  let count = 0;
  const fire = () => {
    count += 1;
    const at = performance.now();
    const answer =
      postEvery > 0 && count % postEvery === 0
        ? ledger.send(newSubmission(), to)
        : client.try(to + reads[count % reads.length]!, { kept: count % 7 !== 0 });
    const settled = answer.then((got) => {
      if (got) load.answers.push(got);
      else load.broken.push(at);
      pending.delete(settled);
    });
    pending.add(settled);
  };
  let stopped = false;
  const run = async () => {
    for (let next = performance.now(); !stopped; next += 1000 / rate) {
      await wait(Math.max(0, next - performance.now()));
      fire();
    }
  };
  const firing = run();
  const load: Load = {
    answers: [],
    broken: [],
    stop: async () => {
      stopped = true;
      running.delete(load);
      await firing;
      while (pending.size > 0) await Promise.all(pending);
      return load;
    },
  };
  running.add(load);
  return load;
}

/** Runs a load for this time. */
export async function loadFor(scene: Loaded, ms: number, options: LoadOptions): Promise<Load> {
  const load = startLoad(scene, options);
  await wait(ms);
  return load.stop();
}

export const failures = ({ answers }: Load) => answers.filter(({ status }) => status >= 400);

export const statusesOf = (...loads: Load[]) =>
  loads.flatMap(({ answers }) => answers.map(({ status }) => status));

export function p95(...loads: Load[]) {
  const times = loads.flatMap(({ answers }) => answers.map(({ took }) => took));
  return percentile(times, 0.95);
}

/** Fails when a connection broke or a failed request was not answered 503 with Retry-After. */
export function assertOnlyRefused(...loads: Load[]) {
  assertAnswers(loads, ({ status, headers }) => status === 503 && 'retry-after' in headers);
}

export const assertNoneFailed = (...loads: Load[]) => assertAnswers(loads, () => false);

function assertAnswers(loads: Load[], mayFail: (failure: HttpAnswer) => boolean) {
  const failed = loads.flatMap(failures).filter((failure) => !mayFail(failure));
  const wrong = failed.map(({ status, text }) => `${status} ${text.slice(0, 200)}`);
  assert.deepEqual(wrong, []);
  const broken = loads.flatMap((load) => load.broken);
  assert.deepEqual(broken, [], 'connections broke');
}
