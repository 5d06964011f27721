import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { readable } from './log-lines.ts';
import { root } from '../settings/settings.ts';

export interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  /** Filters lines for the terminal. Filtered lines still count as last lines. */
  shows?: (line: string) => boolean;
}

export type Child = ReturnType<typeof startChild>;

const MAX_LAST_LINES = 20;
/**
 * Reduces resident memory: without a compile cache Node keeps its TypeScript compiler loaded, and glibc allocates an arena
 * per thread (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
 */
const memoryEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '2',
};

/**
 * Starts a Node program in a process group of its own: Ctrl-C signals the terminal's whole group and would stop all
 * child processes at once and out of order.
 */
export function startChild(
  name: string,
  args: string[],
  { env, shows = () => true }: ChildOptions = {},
) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...memoryEnvironment, ...(env ?? process.env) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface(stream).on('line', (line) => {
      lines.push(readable(line));
      if (lines.length > MAX_LAST_LINES) lines.shift();
      if (stream === child.stdout) output = line;
      if (shows(line)) console.log(`${name.padEnd(9)}│ ${readable(line)}`);
    });
  }
  let running = true;
  const exited = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    running = false;
    return String(signal ?? `code ${code}`);
  });
  /** Signals the whole group, which includes processes started by the child. */
  const kill = () => {
    try {
      if (running && child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has just exited.
    }
  };
  return {
    child,
    /** Exit status: `code 0`, `code 1` or the name of a signal. */
    exited,
    /** Last line of standard output, unformatted. */
    output: () => output,
    /** Last non-empty lines of both outputs. */
    lastLines: () => lines.filter((line) => line.trim()).join('\n'),
    kill,
    /** Sends SIGTERM, then SIGKILL after the grace period, and resolves on exit. */
    async stop(gracePeriodMs: number) {
      if (running) child.kill('SIGTERM');
      const timer = setTimeout(kill, gracePeriodMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
