import {
  appendFileSync,
  chownSync,
  cpSync,
  lstatSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from './database.ts';
import type { Stack } from '../supervisor/stack.ts';
import { Postgres } from './postgres.ts';

/** What belongs to the running primary and not to its data. */
const notCopied = /\/(postmaster\.(pid|opts)|pg_wal\/archive_status\/.*|pgsql_tmp.*)$/;

/**
 * A second PostgreSQL that follows `primary` by streaming replication, made from a copy taken while it runs (PostgreSQL's
 * documentation, "Making a Base Backup Using the Low Level API"). Resolves when it has caught up.
 */
export async function startReplica(
  stack: Stack,
  primary: { url: string; folder: string },
  { folder, port }: { folder: string; port: number },
): Promise<Postgres> {
  const { port: source, password } = new URL(primary.url);
  await copy(primary.url, primary.folder, folder);
  const conninfo = `host=127.0.0.1 port=${source} user=postgres password=${password}`;
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  writeFileSync(join(folder, 'standby.signal'), '');
  ownLike(primary.folder, folder);
  const replica = new Postgres(stack, { folder, port, password });
  await replica.start();
  await caughtUp(primary.url, replica.url);
  return replica;
}

/** Both calls have to come from one session, so it is a transaction. */
async function copy(url: string, from: string, to: string) {
  const db = await openDatabase(url);
  try {
    await db.transaction(async (execute) => {
      await execute("select pg_backup_start('replica', true)");
      cpSync(from, to, { recursive: true, filter: (source) => !notCopied.test(source) });
      const [stopped] = (await execute(
        'select labelfile, spcmapfile from pg_backup_stop(false)',
      )) as { labelfile: string }[];
      writeFileSync(join(to, 'backup_label'), stopped!.labelfile);
    });
    // What was written meanwhile is in the log, and the copy may have missed its end.
    rmSync(join(to, 'pg_wal'), { recursive: true, force: true });
    cpSync(join(from, 'pg_wal'), join(to, 'pg_wal'), { recursive: true });
  } finally {
    await db.close();
  }
}

/** Resolves when what is in the primary now is in the replica, too. */
export async function caughtUp(primaryUrl: string, replicaUrl: string) {
  const [primary, replica] = await Promise.all([
    openDatabase(primaryUrl),
    openDatabase(replicaUrl),
  ]);
  try {
    const [now] = await primary.rows<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    for (const end = Date.now() + 20_000; ; await wait(50)) {
      const [there] = await replica.rows<{ behind: boolean }>(
        'select coalesce(pg_last_wal_replay_lsn() < ?::pg_lsn, true) as behind',
        [now!.lsn],
      );
      if (there?.behind === false) return;
      if (Date.now() > end) throw new Error('The replica does not catch up.');
    }
  } finally {
    await Promise.all([primary.close(), replica.close()]);
  }
}

/** As root, PostgreSQL runs as a user of its own, to whom the copy has to belong. */
function ownLike(original: string, copied: string) {
  const { uid, gid } = statSync(original);
  const own = (path: string) => {
    chownSync(path, uid, gid);
    if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) own(join(path, name));
  };
  own(copied);
}
