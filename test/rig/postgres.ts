import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningServer } from '../../scripts/dev/postgres/stale-process.ts';
import * as embedded from '../../scripts/dev/postgres/server.ts';
import type { Child } from '../../scripts/dev/process/child-process.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';

const START_TIMEOUT_MS = 15_000;
const STOP_TIMEOUT_MS = 20_000;

/** A PostgreSQL which can be killed and started again on the same data. */
export type Postgres = ReturnType<typeof postgresOf>;

export function postgresOf(stack: Stack, options: embedded.PostgresOptions) {
  let child: Child | undefined;
  /** Resolves when it takes connections. `flags`, as in `max_connections=20`, hold for this start only. */
  const start = async (flags: string[] = []) => {
    await embedded.createFolder(stack, options);
    const [args, given] = await embedded.postgresCommand({ ...options, flags });
    for (const end = Date.now() + START_TIMEOUT_MS; ; await wait(100)) {
      const started = stack.startOptional('postgres', args, { ...given, shows: () => false });
      child = started;
      const ready = embedded.acceptsConnections(started).then(() => true);
      if (await Promise.race([ready, started.exited.then(() => false)])) return;
      // Backends of a killed server release its shared memory a moment later.
      if (Date.now() > end) throw new Error(`PostgreSQL did not start:\n${started.lastLines()}`);
    }
  };
  const stop = async () => child?.stop(STOP_TIMEOUT_MS);
  return {
    url: embedded.addressOf(options.port, options.password),
    start,
    stop,
    /** Sends SIGKILL to the postmaster. Resolves when it is gone. */
    async kill() {
      const { pid } = runningServer(options.folder) ?? {};
      if (pid) process.kill(pid, 'SIGKILL');
      await child?.exited;
    },
    async restart(flags?: string[]) {
      await stop();
      await start(flags);
    },
  };
}

/** A streaming replica of a primary that is stopped, so that its folder can be copied: there is no `pg_basebackup` here. */
export function replicaOf(
  stack: Stack,
  primary: embedded.PostgresOptions,
  own: { folder: string; port: number },
): Postgres {
  execFileSync('cp', ['--archive', primary.folder, own.folder]);
  const conninfo = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}`;
  appendFileSync(join(own.folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  writeFileSync(join(own.folder, 'standby.signal'), '');
  return postgresOf(stack, { ...primary, ...own });
}
