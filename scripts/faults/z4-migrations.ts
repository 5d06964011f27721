import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '../rig/database.ts';
import { root } from '../supervisor/settings.ts';
import type { Fault, Scene } from './fault.ts';
import { openHold } from './held-migration.ts';

/** Two instances migrate an empty database at once; one is killed in the middle of it. All or nothing, and once. */
export const migrations: Fault = {
  id: 'Z4',
  title:
    'Two migrations of an empty database at once; a migration killed with -9 in one of its statements',
  run: async (scene) => {
    const { rig, times } = scene;
    const expected = await schemaOf(rig.databaseUrl);
    const [together, killed] = [times(4), times(6)];
    const fresh = (work: (url: string) => Promise<void>) => inFreshDatabase(scene, expected, work);
    const migrate = (url: string) =>
      rig.run(['api/dist/commands/migrate.js'], { DATABASE_URL: url });
    let statements = 0;
    for (let round = 0; round < together; round++) {
      await fresh(async (url) => {
        const hold = await openHold(url);
        const said = await Promise.all([migrate(url), migrate(url)]);
        const idle = said.filter((line) => /up to date/.test(line)).length;
        assert.equal(idle, 1, `they said: ${said.join(' / ')}`);
        statements = await hold.count();
        await hold.close();
      });
    }
    const held: string[] = [];
    for (let round = 0; round < killed; round++) {
      // From the first statement to the last, and every second time another instance waits for its turn.
      const turn = 1 + Math.floor(((statements - 1) * round) / Math.max(1, killed - 1));
      await fresh(async (url) => {
        const other = round % 2 === 1 ? () => migrate(url) : undefined;
        held.push(await killMigration({ ...rig.apiEnv, DATABASE_URL: url }, turn, other));
        if (!other) await migrate(url);
      });
    }
    return {
      'two at once': together,
      'statements of each': statements,
      'killed in one of them': held.length,
      'such as': held.map((query) => query.trim().split(/\s+/).slice(0, 3).join(' ')).join(', '),
      'another instance took over': Math.floor(killed / 2),
      'left half-done': 0,
      'schemas unlike the others': 0,
    };
  },
};

/** Kills a migration in its n-th statement, and answers that. What it has done must be gone, or done by the `other` who waits. */
async function killMigration(env: NodeJS.ProcessEnv, turn: number, other?: () => Promise<string>) {
  const url = env.DATABASE_URL!;
  const hold = await openHold(url);
  await hold.holdAt(turn);
  const options = { cwd: root, env, stdio: 'ignore' } as const;
  const child = spawn(process.execPath, ['api/dist/commands/migrate.js'], options);
  const ended = once(child, 'exit');
  const { query, taking } = await hold.whileHeld(async (held) => {
    const taking = other?.();
    taking?.catch(() => {});
    if (other) await hold.untilWaiting(held);
    assert.equal(child.exitCode, null, 'the migration ended before it was killed');
    child.kill('SIGKILL');
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    return { query: held.query, taking };
  });
  if (taking) assert.match(await taking, /^Migrated: /, 'who waited did not take over');
  await hold.untilAlone();
  if (!taking) {
    const left = (await schemaOf(url)).split('\n').filter((line) => line && !ownTable.test(line));
    assert.deepEqual(left, [], 'a killed migration has left something');
  }
  await hold.close();
  return query;
}

/** The table of what was done, which is made, empty, before the transaction begins. */
const ownTable = /^migration\.| migration_pkey /;

let made = 0;

async function inFreshDatabase(
  { rig, db }: Scene,
  expected: string,
  work: (url: string) => Promise<void>,
) {
  const name = `fresh_${(made += 1)}`;
  const url = new URL(rig.databaseUrl);
  url.pathname = name;
  await db.rows(`create database ${name}`);
  await work(url.href);
  assert.equal(await schemaOf(url.href), expected, 'the schema is not that of the others');
  await db.rows(`drop database ${name} with (force)`);
}

/** Tables, columns, indexes, functions and the migrations that were run. */
async function schemaOf(url: string): Promise<string> {
  const database = await openDatabase(url);
  const lists = [
    `select table_name || '.' || column_name || ' ' || data_type as said from information_schema.columns where table_schema = 'public' order by 1`,
    `select indexdef as said from pg_indexes where schemaname = 'public' order by 1`,
    `select proname as said from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  ];
  try {
    const rows = await Promise.all(lists.map((sql) => database.rows<{ said: string }>(sql)));
    const done = await database
      .rows<{ said: string }>('select name as said from migration order by 1')
      .catch(() => []);
    return [...rows.flat(), ...done].map(({ said }) => said).join('\n');
  } finally {
    await database.close();
  }
}
