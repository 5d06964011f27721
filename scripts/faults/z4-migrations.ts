import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../rig/database.ts';
import { root } from '../supervisor/settings.ts';
import type { Fault, Scene } from './fault.ts';

/** Two instances migrate an empty database at once; one is killed over it. All or nothing, and once. */
export const migrations: Fault = {
  id: 'Z4',
  title: 'Two migrations of an empty database at once; a migration killed with -9',
  run: async (scene) => {
    const { rig, times } = scene;
    const expected = await schemaOf(rig.databaseUrl);
    const [together, killed] = [times(4), times(4)];
    const fresh = (work: (url: string) => Promise<void>) => inFreshDatabase(scene, expected, work);
    for (let round = 0; round < together; round++) {
      await fresh(async (url) => {
        const said = await Promise.all(
          [1, 2].map(() => rig.run(['api/dist/migrate.js'], { DATABASE_URL: url })),
        );
        const idle = said.filter((line) => /up to date/.test(line)).length;
        assert.equal(idle, 1, `they said: ${said.join(' / ')}`);
      });
    }
    let unfinished = 0;
    for (let round = 0; round < killed; round++) {
      await fresh(async (url) => {
        await killMigration({ ...rig.apiEnv, DATABASE_URL: url }, 250 + Math.random() * 500);
        if ((await schemaOf(url)) !== expected) unfinished += 1;
        await rig.run(['api/dist/migrate.js'], { DATABASE_URL: url });
      });
    }
    return {
      'two at once': together,
      killed: killed,
      'of them before the end': unfinished,
      'schemas unlike the others': 0,
    };
  },
};

async function killMigration(env: NodeJS.ProcessEnv, after: number) {
  const child = spawn(process.execPath, ['api/dist/migrate.js'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await wait(after);
  child.kill('SIGKILL');
  await ended;
}

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
