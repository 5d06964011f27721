import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printLine, readable } from './log-lines.ts';
import { root } from '../settings/settings.ts';

export interface ChildOptions {
  /** Program; Node by default. */
  command?: string;
  env?: NodeJS.ProcessEnv;
  /** User and group to run as. */
  uid?: number;
  gid?: number;
  stopSignal?: NodeJS.Signals;
  /** Place in the order of starts, kept by restarts (stack.ts). */
  place?: number;
  /** Awaited before each restart (stack.ts). */
  beforeRestart?: () => Promise<void>;
  /** Filters lines for the terminal. Filtered lines still count as last lines. */
  shows?: (line: string) => boolean;
}

export type Child = ReturnType<typeof startChild>;

/** Compiled code of Node's programs, kept for the next start. */
export const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

const MAX_LAST_LINES = 20;
const KILL_INTERVAL_MS = 10;
/** For 5 s: processes that have ended stay in the group for good where the container has no init to reap them. */
const MAX_KILLS = 500;
/**
 * Reduces resident memory: without a compile cache Node keeps its TypeScript compiler loaded, and glibc allocates an arena
 * per thread (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
 */
const memoryEnvironment = { NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' };

/**
 * Starts a program in its own process group: Ctrl-C signals the terminal's whole group and would stop all
 * child processes at once and out of order.
 */
export function startChild(name: string, args: readonly string[], options: ChildOptions = {}) {
  const { command = process.execPath, env, uid, gid } = options;
  const { stopSignal = 'SIGTERM', shows = () => true } = options;
  const child = spawn(command, args, {
    cwd: root,
    uid,
    gid,
    env: { ...memoryEnvironment, ...(env ?? process.env) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const readers = [child.stdout, child.stderr].map((stream) => createInterface(stream));
  const lines: string[] = [];
  let output = '';
  for (const [index, reader] of readers.entries()) {
    reader.on('line', (line) => {
      lines.push(readable(line));
      if (lines.length > MAX_LAST_LINES) lines.shift();
      if (index === 0) output = line;
      if (shows(line)) printLine(name, line);
    });
  }
  let running = true;
  const exited = once(child, 'close')
    .then(([code, signal]: (number | string | null)[]) => String(signal ?? `code ${code}`), String)
    .finally(() => (running = false));
  /** Kills the whole group, which includes processes started by the child. Returns false when none of them is left. */
  const kill = () => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    } catch {
      return false;
    }
  };
  return {
    child,
    isRunning: () => running,
    /** Exit status: `code 0`, `code 1`, the name of a signal or why it could not be started. */
    exited,
    /** Last line of standard output, unformatted. */
    output: () => output,
    /** Last non-empty lines of both outputs. */
    lastLines: () => lines.filter((line) => line.trim()).join('\n'),
    /** Resolves at the next line of either output that matches. */
    line: (pattern: RegExp) =>
      new Promise<void>((resolve) => {
        for (const reader of readers) reader.on('line', (line) => pattern.test(line) && resolve());
      }),
    kill,
    /** Signal and process id, as guard.sh reads them. */
    stopCommand: `${stopSignal.slice(3)} ${child.pid}`,
    /** Sends `stopSignal`, then SIGKILL to whatever of its group is left when it exits or after the grace period. */
    async stop(gracePeriodMs: number) {
      if (!running) return;
      child.kill(stopSignal);
      const timer = setTimeout(kill, gracePeriodMs);
      await exited;
      clearTimeout(timer);
      // A process lives on for a moment after SIGKILL.
      for (let i = 0; kill() && i < MAX_KILLS; i++) await wait(KILL_INTERVAL_MS);
    },
  };
}
