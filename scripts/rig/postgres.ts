import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { runningServer } from '../postgres/predecessor.ts';
import { addressOf, keeperOptions, keeperProgram, type ServerOptions } from '../postgres/server.ts';
import type { Part } from '../supervisor/part.ts';
import type { Stack } from '../supervisor/stack.ts';

/** The PostgreSQL of the rig: it may die without taking the rest along, and start again on the same data. */
export class Postgres {
  /** The address of its `postgres` database, for a superuser. */
  readonly url: string;
  readonly #stack: Stack;
  readonly #options: ServerOptions;
  #keeper?: Part;

  constructor(stack: Stack, options: ServerOptions) {
    this.#stack = stack;
    this.#options = options;
    this.url = addressOf(options.port, options.password);
  }

  /** Starts it, with `flags` such as `max_connections=20` for this start alone; resolves when it takes connections. */
  async start(flags: string[] = []): Promise<void> {
    const options = { ...this.#options, flags: [...(this.#options.flags ?? []), ...flags] };
    for (const end = Date.now() + 15_000; ; await wait(100)) {
      const keeper = this.#stack.startSpare('postgres', [keeperProgram], {
        ...keeperOptions(options),
        shows: () => false,
      });
      this.#keeper = keeper;
      const said = await Promise.race([once(keeper.child, 'message'), keeper.exited]);
      if (Array.isArray(said)) return;
      // The processes of one that was killed leave its shared memory a moment later.
      if (Date.now() > end) throw new Error(`PostgreSQL did not start:\n${keeper.lastWords()}`);
    }
  }

  /** `kill -9` of its first process, as a power cut would. Resolves when it is gone. */
  async kill(): Promise<void> {
    const { pid } = runningServer(this.#options.folder) ?? {};
    if (pid) process.kill(pid, 'SIGKILL');
    await this.#keeper?.exited;
  }

  /** Stops it in order: connections are ended, data is written. */
  async stop(): Promise<void> {
    await this.#keeper?.stop(20_000);
  }

  async restart(flags?: string[]): Promise<void> {
    await this.stop();
    await this.start(flags);
  }
}
