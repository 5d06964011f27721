import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildOnChange } from '../build/build.ts';
import { printLine } from '../process/log-lines.ts';
import type { Stack } from '../process/stack.ts';
import { root } from '../settings/settings.ts';

export interface ReloadableServer {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Files and folders of its code, relative to the root: a change restarts it. */
  code: string[];
  /** Files and folders that it reloads itself: a change restarts it when it has crashed. */
  pages?: string[];
}

const STOP_TIMEOUT_MS = 5000;
/** A build writes many files: restart once no change has come for this time. */
const DEBOUNCE_MS = 300;

/** Rebuilds what changes. Returns the function that starts a server with reloading. */
export function startDevelopment(stack: Stack) {
  buildOnChange(stack);
  return (server: ReloadableServer) => startReloading(stack, server);
}

/** Starts a server and restarts it whenever its code changes, also after a version that crashed. */
function startReloading(stack: Stack, { name, args, env, code, pages = [] }: ReloadableServer) {
  const start = () => {
    const started = stack.startOptional(name, args, { env });
    void started.exited.then((status) => {
      if (stack.isStopping || started !== server || isRestarting) return;
      printLine(name, `stopped with ${status}; the next saved change starts it again`, 'warn');
    });
    return started;
  };
  let isRestarting = false;
  let server = start();
  const restart = async () => {
    isRestarting = true;
    await server.stop(STOP_TIMEOUT_MS);
    isRestarting = false;
    if (stack.isStopping) return;
    printLine(name, 'restarted');
    server = start();
  };

  let timer: NodeJS.Timeout | undefined;
  let restarted = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (restarted = restarted.then(restart)), DEBOUNCE_MS);
  };
  const pageChanged = () => server.isRunning() || changed();
  for (const path of code) watch(join(root, path), { recursive: true }, changed);
  for (const path of pages) watch(join(root, path), { recursive: true }, pageChanged);
}
