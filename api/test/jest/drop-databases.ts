import { rm } from 'node:fs/promises';
import { onServer } from '../server.ts';

/** Runs once, at the end: drops the databases and deletes the data folder. */
export default async function dropDatabases(): Promise<void> {
  const { TEST_RUN: run, DATA_DIR: folder } = process.env;
  const databases = await onServer<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, '${run}_')`,
  );
  for (const { name } of databases) await onServer(`drop database ${name} with (force)`);
  if (folder) await rm(folder, { recursive: true, force: true });
}
