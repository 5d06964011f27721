import { Client } from 'pg';
import type { Stack } from '../../supervisor/stack.ts';
import type { Progress } from '../progress.ts';
import { edition } from './edition.ts';
import { fill } from './fill.ts';

/** There are ten companies for a job, since it is the companies that are measured. */
const companiesPerJob = 10;

/** The address of a database of the server whose `postgres` database is at `server`. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/**
 * Makes the databases that are missing and drops those of other editions. Answers the address of each by its number of
 * companies. One that was not finished is begun again.
 */
export async function seededDatabases(
  stack: Stack,
  server: string,
  counts: readonly number[],
  progress: Progress,
): Promise<Map<number, string>> {
  const present = edition();
  const admin = await connected(server);
  try {
    const { rows } = await admin.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'bench\\_%'`,
    );
    const names = rows.map(({ name }) => name);
    for (const name of names.filter((name) => !name.endsWith(`_${present}`)))
      await admin.query(`drop database ${name} with (force)`);
    const found = new Map<number, string>();
    for (const count of counts) {
      const name = `bench_${count}_${present}`;
      if (!names.includes(name)) await make(stack, server, admin, count, name, progress);
      found.set(count, databaseAt(server, name));
    }
    return found;
  } finally {
    await admin.end();
  }
}

/** A copy that may be written to. It is gone at the next start (its name is of no edition). */
export async function copyOf(server: string, address: string): Promise<string> {
  const admin = await connected(server);
  await admin.query('drop database if exists bench_copy with (force)');
  await admin.query(`create database bench_copy template ${new URL(address).pathname.slice(1)}`);
  await admin.end();
  return databaseAt(server, 'bench_copy');
}

export async function connected(address: string): Promise<Client> {
  const client = new Client({ connectionString: address });
  // When the server is stopped the query under way says so; nobody has to hear of it a second time.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function make(
  stack: Stack,
  server: string,
  admin: Client,
  count: number,
  name: string,
  progress: Progress,
) {
  const started = performance.now();
  const unfinished = `bench_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const address = databaseAt(server, unfinished);
  await stack.run('the migration of the database', ['api/dist/commands/migrate.js'], {
    env: migrationEnvironment(address),
  });
  const client = await connected(address);
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  const tell = (doing: string) =>
    progress.now(`Seeding ${count.toLocaleString('en')} companies: ${doing}`);
  await fill(client, 'company', count, tell);
  await fill(client, 'job', Math.ceil(count / companiesPerJob), tell);
  await client.end();
  await admin.query('checkpoint');
  await admin.query(`alter database ${unfinished} rename to ${name}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  progress.done(`Seeded ${count.toLocaleString('en')} companies in ${seconds} s`);
}

/** The command reads the whole configuration of the api; here only the address matters. */
const migrationEnvironment = (address: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: address,
  JWT_SECRET: '-'.repeat(48),
  SITE_KEY: '-'.repeat(24),
});
