import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import type { Stack } from '../process/stack.ts';

export interface Server {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Files and folders of its code, relative to the root. */
  code: string[];
}

const STOP_TIMEOUT_MS = 5000;
/** A build writes many files: restart once no change has come for this time. */
const DEBOUNCE_MS = 300;

/** Starts a server and restarts it whenever its code changes, also after a version that crashed. */
export function startReloading(stack: Stack, { name, args, env, code }: Server) {
  let server = stack.startOptional(name, args, { env });
  const restart = async () => {
    await server.stop(STOP_TIMEOUT_MS);
    if (stack.isStopping) return;
    console.log(`${name.padEnd(9)}│ restarted`);
    server = stack.startOptional(name, args, { env });
  };

  let timer: NodeJS.Timeout | undefined;
  let restarted = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (restarted = restarted.then(restart)), DEBOUNCE_MS);
  };
  for (const path of code) watch(join(root, path), { recursive: true }, changed);
}
