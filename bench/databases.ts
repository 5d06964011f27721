import { fingerprint } from '../scripts/dev/build/build.ts';
import type { Stack } from '../scripts/dev/process/stack.ts';
import { databaseAt, openDatabase } from '../test/rig/database.ts';

const RARE_ROWS = 12;
/** A change of these, or of `plantedIn`, recreates the databases; a new migration runs on them. */
const SOURCES = ['api/commands/seed'];

/** Addresses of the seeded and migrated databases by number of companies; other versions are dropped. */
export async function seededDatabases(
  stack: Stack,
  server: string,
  counts: readonly number[],
  environmentOf: (address: string) => NodeJS.ProcessEnv,
) {
  const version = fingerprint(plantedIn(RARE_ROWS), SOURCES).slice(0, 8);
  const admin = await openDatabase(server);
  const rows = await admin.rows<{ name: string }>(
    `select datname as name from pg_database where datname like 'bench\\_%'`,
  );
  const names = rows.map(({ name }) => name);
  for (const name of names.filter((name) => !name.endsWith(`_${version}`)))
    await admin.rows(`drop database ${name} with (force)`);
  const databases = new Map<number, string>();
  const migrate = (address: string) =>
    stack.run('the migrations', ['api/dist/commands/migrate.js'], { env: environmentOf(address) });
  for (const count of counts) {
    const name = `bench_${count}_${version}`;
    if (!names.includes(name)) {
      console.log(`Seeding ${count.toLocaleString('en')} companies …`);
      await admin.rows('create database bench_unfinished');
      await migrate(databaseAt(server, 'bench_unfinished'));
      await fill(stack, databaseAt(server, 'bench_unfinished'), count);
      await admin.rows('checkpoint');
      await admin.rows(`alter database bench_unfinished rename to ${name}`);
    } else await migrate(databaseAt(server, name));
    databases.set(count, databaseAt(server, name));
  }
  await admin.close();
  return databases;
}

/** A writable copy, dropped by the next run. */
export async function copyOf(server: string, address: string, use: string): Promise<string> {
  const admin = await openDatabase(server);
  await admin.rows(`drop database if exists bench_${use} with (force)`);
  await admin.rows(`create database bench_${use} template ${new URL(address).pathname.slice(1)}`);
  await admin.close();
  return databaseAt(server, `bench_${use}`);
}

/** Seeds a migrated database. Indexes are made at the end, in a tenth of the time. */
async function fill(stack: Stack, address: string, companies: number) {
  const client = await openDatabase(address);
  const indexes = await client.rows<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('company'::regclass, 'job'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of indexes) await client.rows(`drop index ${name}`);
  await seed(stack, companies, { DATABASE_URL: address });
  await client.rows(`set maintenance_work_mem = '512MB'`);
  await client.rows(plantedIn(companies));
  await client.rows('vacuum full company');
  for (const { definition } of indexes) await client.rows(definition);
  await client.rows('vacuum (analyze)');
  await client.close();
}

/** Adds companies, and a tenth as many jobs, with the public command. */
export function seed(stack: Stack, companies: number, own: NodeJS.Dict<string>) {
  const counts = ['--companies', String(companies), '--jobs', String(companies / 10)];
  const env = { ...process.env, ENV_FILE: '', ...own };
  return stack.run('the seed command', ['scripts/command.ts', 'seed', ...counts], { env });
}

/** Adds images and a word that exactly twelve rows have, and sets fixed times for creation, approval and end. */
function plantedIn(companies: number) {
  const draw = (purpose: string, bound: number) =>
    `((hashtextextended('${purpose}', n) & 9007199254740991) % ${bound})`;
  const isRare = `n % ${Math.floor(companies / RARE_ROWS)} = 0 and n <= ${companies}`;
  return `
    update company set
      description = description || case when ${isRare} then ' Formerly Zephyrine.' else '' end,
      image = case when ${draw('image', 10)} < 6 then '/uploads/' || md5('image ' || n)::uuid || '/640.webp' end,
      status = case when ${isRare} then 'live' else status end,
      created_at = timestamptz '2026-01-01' + age,
      approved_at = case when status <> 'pending' or ${isRare} then timestamptz '2026-01-02' + age end,
      expires_at = case when status = 'live' or ${isRare} then timestamptz '2036-01-01' + age else expires_at end
    from (
      select id as seeded, n, ${draw('age', 25_000_000)} * interval '1 second' as age
      from (select id, substr(reference, 10)::bigint as n from company) as numbered
    ) as drawn
    where id = seeded`;
}
