import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';

const RESTART_DELAY_MS = 1000;

/**
 * A shell (guard.sh, 1 MB) that stops our child processes when this process is gone, even by SIGKILL. The children cannot do
 * that themselves: one that is blocked or starved notices neither a closed pipe nor a signal.
 */
export class Guard {
  #shell?: ChildProcess;
  #children = '';
  /** Resolves when no shell runs that has nothing to stop. */
  ended: Promise<unknown> = Promise.resolve();

  /** @param children what guard.sh is to stop; the shell exits when that is nothing */
  protect(children: string): void {
    this.#children = children;
    if (!children && this.#shell) {
      this.#shell.ref();
      this.ended = once(this.#shell, 'exit');
      this.#shell.stdin?.end('\n');
      this.#shell = undefined;
    } else if (children) {
      this.#shell ??= this.#start();
      this.#shell.stdin?.write(`${children}\n`);
    }
  }

  #start() {
    const shell = spawn('/bin/sh', [join(import.meta.dirname, 'guard.sh')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    shell.unref();
    (shell.stdin as Socket).unref();
    for (const emitter of [shell, shell.stdin]) emitter.on('error', () => {});
    shell.once('exit', () => {
      if (this.#shell !== shell) return;
      this.#shell = undefined;
      setTimeout(() => this.protect(this.#children), RESTART_DELAY_MS).unref();
    });
    return shell;
  }
}
