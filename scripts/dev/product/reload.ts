import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import type { Stack } from '../process/stack.ts';

export interface Server {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The files and folders of its code, from the root. */
  code: string[];
}

/** Starts a server, and again whenever its code changes. One that dies is not the end: its next version may live. */
export function startReloading(stack: Stack, { name, args, env, code }: Server) {
  let part = stack.startSpare(name, args, { env });
  const restart = async () => {
    await part.stop(5000);
    if (stack.isStopping) return;
    console.log(`${name.padEnd(9)}│ starts again`);
    part = stack.startSpare(name, args, { env });
  };

  let settled: NodeJS.Timeout | undefined;
  let restarted = Promise.resolve();
  const changed = () => {
    clearTimeout(settled);
    // A build writes many files; the change is over when none came for a while.
    settled = setTimeout(() => (restarted = restarted.then(restart)), 300);
  };
  for (const path of code) watch(join(root, path), { recursive: true }, changed);
}
