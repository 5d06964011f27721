import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../settings/refusal.ts';
import { Backoff } from './backoff.ts';
import { startChild, type Child, type ChildOptions } from './child-process.ts';
import { Guard } from './guard.ts';
import { printLine } from './log-lines.ts';

/** Begins after DRAIN_SECONDS, in which a server still accepts requests while its readiness probe fails. */
const GRACE_PERIOD_MS = 10_000;

/** In the output of PostgreSQL, which ends when it cannot write its log of changes, and of Node. */
const DISK_FULL = /No space left on device|ENOSPC/;

/** The running child processes. Each may depend on those started before it, so the last started stops first. */
export class Stack {
  /** Keyed by position in the start order. */
  readonly #children = new Map<number, Child>();
  readonly #guard = new Guard();
  #stopping?: Promise<void>;
  #fail!: (cause: Refusal) => void;
  #restarts = false;
  #places = 0;

  /** Rejects with the status and last lines of the first child process that exited for good without being stopped. */
  readonly failed = new Promise<never>((_, reject) => (this.#fail = reject));

  constructor() {
    this.failed.catch(() => {});
  }

  /** Starts a child process whose unrequested exit rejects `failed`, or restarts it after `restartFromNowOn`. */
  start(name: string, args: readonly string[], options: ChildOptions = {}): Child {
    return this.#startKept(name, args, { place: this.#places++, ...options }, new Backoff());
  }

  restartFromNowOn() {
    this.#restarts = true;
  }

  /** Starts a child process that may exit while the others go on. */
  startOptional(name: string, args: readonly string[], options: ChildOptions = {}): Child {
    if (this.#stopping)
      throw new Refusal(`${name} was not started, because everything is being stopped.`);
    const { place = this.#places++ } = options;
    const child = startChild(name, args, options);
    this.#children.set(place, child);
    this.#protect();
    void child.exited.then(() => {
      this.#children.delete(place);
      this.#protect();
    });
    return child;
  }

  /** Runs a command and returns the last line of its output. @throws Refusal with its last lines when it fails */
  async run(name: string, args: string[], options?: ChildOptions): Promise<string> {
    const child = this.startOptional(name, args, { shows: () => false, ...options });
    const status = await child.exited;
    if (status !== 'code 0') throw exitRefusal(child, `${name} failed with ${status}`);
    return child.output();
  }

  /** Stops everything, last started first. A second call kills. */
  stop(): Promise<void> {
    if (this.#stopping) for (const child of this.#inStopOrder()) child.kill();
    return (this.#stopping ??= this.#stopInOrder());
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  #startKept(name: string, args: readonly string[], options: ChildOptions, backoff: Backoff) {
    const child = this.startOptional(name, args, options);
    const restart = async (status: string) => {
      if (this.#stopping) return;
      if (!this.#restarts) throw exitRefusal(child, `${name} stopped with ${status}`);
      const passes = DISK_FULL.test(child.lastLines());
      const delayMs = backoff.delayAfterDeath({ passes });
      if (delayMs === undefined)
        throw exitRefusal(child, `${name} stopped 5 times within a minute, now with ${status}`);
      const again = `${name} stopped with ${status} and starts again in ${delayMs / 1000} s`;
      printLine('start', again, 'warn');
      await wait(delayMs);
      await options.beforeRestart?.();
      if (!this.#stopping) this.#startKept(name, args, options, backoff);
    };
    child.exited.then(restart).catch(this.#fail);
    return child;
  }

  #inStopOrder() {
    const places = [...this.#children.keys()].toSorted((a, b) => b - a);
    return places.map((place) => this.#children.get(place)!);
  }

  #protect() {
    const commands = this.#inStopOrder().map(({ stopCommand }) => stopCommand);
    this.#guard.protect(commands.join(' '));
  }

  async #stopInOrder() {
    const drainMs = Number(process.env.DRAIN_SECONDS || 0) * 1000;
    for (const child of this.#inStopOrder()) await child.stop(drainMs + GRACE_PERIOD_MS);
    await this.#guard.ended;
  }
}

function exitRefusal(child: Child, summary: string) {
  const lines = child.lastLines();
  return new Refusal(lines ? `${summary}. Last lines:\n${lines}` : `${summary} without output.`);
}
