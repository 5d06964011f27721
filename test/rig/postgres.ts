import { setTimeout as wait } from 'node:timers/promises';
import { runningServer } from '../../scripts/dev/postgres/stale-process.ts';
import * as embedded from '../../scripts/dev/postgres/server.ts';
import type { Child } from '../../scripts/dev/process/child-process.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';

const START_TIMEOUT_MS = 15_000;
const STOP_TIMEOUT_MS = 20_000;

/** The PostgreSQL of the rig, which can be killed and started again on the same data. */
export class Postgres {
  readonly url: string;
  readonly #stack: Stack;
  readonly #options: embedded.PostgresOptions;
  #process?: Child;

  constructor(stack: Stack, options: embedded.PostgresOptions) {
    this.#stack = stack;
    this.#options = options;
    this.url = embedded.addressOf(options.port, options.password);
  }

  /** Resolves when it takes connections. `flags`, as in `max_connections=20`, hold for this start only. */
  async start(flags: string[] = []): Promise<void> {
    await embedded.createFolder(this.#stack, this.#options);
    const [args, options] = await embedded.postgresCommand({ ...this.#options, flags });
    for (const end = Date.now() + START_TIMEOUT_MS; ; await wait(100)) {
      const started = this.#stack.startOptional('postgres', args, {
        ...options,
        shows: () => false,
      });
      this.#process = started;
      const ready = embedded.acceptsConnections(started).then(() => true);
      if (await Promise.race([ready, started.exited.then(() => false)])) return;
      // Backends of a killed server release its shared memory a moment later.
      if (Date.now() > end) throw new Error(`PostgreSQL did not start:\n${started.lastLines()}`);
    }
  }

  /** Sends SIGKILL to the postmaster. Resolves when it is gone. */
  async kill(): Promise<void> {
    const { pid } = runningServer(this.#options.folder) ?? {};
    if (pid) process.kill(pid, 'SIGKILL');
    await this.#process?.exited;
  }

  async stop(): Promise<void> {
    await this.#process?.stop(STOP_TIMEOUT_MS);
  }

  async restart(flags?: string[]): Promise<void> {
    await this.stop();
    await this.start(flags);
  }
}
