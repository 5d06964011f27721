import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { readable } from './log-lines.ts';
import { root } from '../settings/settings.ts';

export interface PartOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Lines for the terminal; every line is kept for the account of a death. */
  shows?: (line: string) => boolean;
}

export type Part = ReturnType<typeof startPart>;

const leash = pathToFileURL(join(import.meta.dirname, 'parent-watchdog.ts')).href;
/**
 * What keeps a part small. Node holds on to its compiler of TypeScript where it cannot keep what that made, and glibc to
 * memory for as many threads as it likes (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
 */
const frugal = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '2',
};

/**
 * Starts a Node program as a part of the product. It leads its own process group, because a Ctrl-C goes to the
 * terminal's whole group and would stop the parts all at once and out of order.
 */
export function startPart(
  name: string,
  args: string[],
  { env, cwd = root, shows = () => true }: PartOptions = {},
) {
  const child = spawn(process.execPath, ['--import', leash, ...args], {
    cwd,
    env: { ...frugal, ...(env ?? process.env) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lastLines: string[] = [];
  let answer = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface(stream).on('line', (line) => {
      lastLines.push(readable(line));
      if (lastLines.length > 20) lastLines.shift();
      if (stream === child.stdout) answer = line;
      if (shows(line)) console.log(`${name.padEnd(9)}│ ${readable(line)}`);
    });
  }
  let running = true;
  const exited = once(child, 'close').then(([code, signal]) => {
    running = false;
    return (signal ?? `code ${code}`) as string;
  });
  /** To the whole group, so that what the part started goes with it. */
  const signal = (how: NodeJS.Signals) => {
    try {
      if (running && child.pid) process.kill(-child.pid, how);
    } catch {
      // It has just ended by itself.
    }
  };
  return {
    name,
    child,
    /** `code 0`, `code 1` or the name of a signal. */
    exited,
    /** The last line of its standard output, as it is. */
    answer: () => answer,
    /** The end of what it said, without empty lines. */
    lastWords: () => lastLines.filter((line) => line.trim()).join('\n'),
    kill: () => signal('SIGKILL'),
    /** Asks it to stop and waits; after `grace` milliseconds it is killed. */
    async stop(grace: number) {
      if (running) child.kill('SIGTERM');
      const timer = setTimeout(signal, grace, 'SIGKILL');
      await exited;
      clearTimeout(timer);
    },
  };
}
