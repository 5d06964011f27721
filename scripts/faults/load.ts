import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './client.ts';
import type { Scene } from './fault.ts';
import { newSubmission } from './ledger.ts';

export interface LoadOptions {
  /** Requests a second, whether earlier ones are answered or not. */
  rate: number;
  /** Where to; the api's balancer by default. */
  to?: string;
  /** The paths that are read, in turn. */
  reads?: string[];
  /** One of so many requests posts a job, every third of them with an image; 0: none does. */
  postEvery?: number;
}

export interface Load {
  answers: Answer[];
  /** When requests were sent whose connection broke. */
  broken: number[];
  /** Sends no more and waits for what is under way. */
  stop: () => Promise<Load>;
}

const lists = [
  '/api/jobs?range=[0,9]',
  '/api/companies?q=swift',
  '/api/jobs?filter={"type":"contract"}',
];

const running = new Set<Load>();

/** Ends what a fault that did not hold has left behind. */
export const stopLoads = () => Promise.all([...running].map((load) => load.stop()));

/** Mixed requests at a steady rate until it is stopped. */
export function startLoad({ client, ledger, rig }: Scene, options: LoadOptions): Load {
  const { rate, to = rig.apiUrl, reads = lists, postEvery = 10 } = options;
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

/** Statuses of answers that are not successes. */
export const failures = ({ answers }: Load) => answers.filter(({ status }) => status >= 400);
