import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '#platform/testing.ts';
import { databaseAt, openDatabase } from '../rig/database.ts';
import type { Rig } from '../rig/rig.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import { type Scene, test } from '../harness/fault-test.ts';

const PROGRAM = 'api/dist/commands/migrate.js';
const LOCK = 7_310_447;

test('Z4: killed migrations apply each change once or none at all, alone and while another waits', async (scene) => {
  const { rig, times } = scene;
  const expected = await schemaOf(rig.databaseUrl);
  const killed = times(6);
  const migrate = (url: string) => rig.run([PROGRAM], { DATABASE_URL: url });
  let statements = 0;
  await inFreshDatabase(scene, expected, async (url, hold) => {
    await migrate(url);
    statements = await hold.count();
  });
  for (let round = 0; round < killed; round++) {
    // From the first statement to the last, every second time while another instance waits.
    const statement = 1 + Math.floor(((statements - 1) * round) / Math.max(1, killed - 1));
    await inFreshDatabase(scene, expected, async (url, hold) => {
      const other = round % 2 === 1 ? () => migrate(url) : undefined;
      await hold.holdAt(statement);
      await killMigration(rig, url, hold, other);
      if (!other) await migrate(url);
    });
  }
});

/** Kills a migration in the held statement. Its changes must be gone, or made by the `other` that waits. */
async function killMigration(rig: Rig, url: string, hold: Hold, other?: () => Promise<string>) {
  const env = { ...rig.apiEnv, DATABASE_URL: url };
  const child = spawn(process.execPath, [PROGRAM], { cwd: root, env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const { ended } = await hold.whileHeld(async (held) => {
    const waiting = other?.();
    waiting?.catch(() => {});
    if (other) await hold.untilWaiting(held);
    assert.equal(child.exitCode, null, 'the migration ended before it was killed');
    child.kill('SIGKILL');
    assert.deepEqual(await exited, [null, 'SIGKILL']);
    return { ended: waiting };
  });
  if (ended) assert.match(await ended, /^Migrated: /, 'the waiting instance did not take over');
  await hold.untilAlone();
  if (!ended) {
    // The table of applied migrations is made, empty, before the transaction begins.
    const own = /^migration\.| migration_pkey /;
    const left = (await schemaOf(url)).split('\n').filter((line) => line && !own.test(line));
    assert.deepEqual(left, [], 'a killed migration left changes');
  }
}

let created = 0;

type Work = (url: string, hold: Hold) => Promise<void>;

async function inFreshDatabase({ rig, db }: Scene, expected: string, work: Work) {
  const name = `fresh_${(created += 1)}`;
  const url = databaseAt(rig.databaseUrl, name);
  await db.rows(`create database ${name}`);
  const hold = await openHold(url);
  await work(url, hold);
  await hold.close();
  assert.equal(await schemaOf(url), expected, 'the schema differs from that of the rig');
  await db.rows(`drop database ${name} with (force)`);
}

/** Tables, columns, indexes, functions and applied migrations, a line each. */
async function schemaOf(url: string): Promise<string> {
  const database = await openDatabase(url);
  const lists = [
    `select table_name || '.' || column_name || ' ' || data_type as line from information_schema.columns where table_schema = 'public'`,
    `select indexdef from pg_indexes where schemaname = 'public'`,
    `select proname from pg_proc where pronamespace = 'public'::regnamespace`,
  ];
  const select = (sql: string) => database.rows<{ line: string }>(`${sql} order by 1`);
  try {
    const schema = await select(lists.join(' union all '));
    const applied = await select('select name as line from migration').catch(() => []);
    return [...schema, ...applied].map(({ line }) => line).join('\n');
  } finally {
    await database.close();
  }
}

type Held = { pid: number };
type Hold = Awaited<ReturnType<typeof openHold>>;

/**
 * Makes a database hold the n-th statement by which migrations change its schema, executed and not committed. Those are the
 * statements of a transaction that has the migrations' advisory lock (api/src/migrations/migrate.ts).
 */
async function openHold(url: string) {
  const database = await openDatabase(url);
  for (const sql of [
    'create schema hold',
    'create sequence hold.counter',
    'create table hold.at (statement bigint)',
    `create function hold.here() returns event_trigger language plpgsql as $$ begin
       if exists (select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') then
         if nextval('hold.counter') = (select statement from hold.at) then
           perform set_config('lock_timeout', '0', true);
           perform pg_advisory_xact_lock(${LOCK});
         end if;
       end if;
     end $$`,
    'create event trigger hold on ddl_command_end execute function hold.here()',
  ])
    await database.rows(sql);
  const findHeld = async () => {
    const [held] = await database.rows<Held>(
      `select pid from pg_stat_activity join pg_locks using (pid)
       where datname = current_database() and locktype = 'advisory' and objid = ${LOCK} and not granted
         and backend_xid is not null`,
    );
    return held;
  };
  return {
    count: () => database.number('select last_value from hold.counter'),
    holdAt: (statement: number) => database.rows('insert into hold.at values (?)', [statement]),
    /** Runs `work` while the session that reached the statement is held. */
    whileHeld: <Result>(work: (held: Held) => Promise<Result>) =>
      database.transaction(async (execute) => {
        await execute(`select pg_advisory_xact_lock(${LOCK})`);
        return work(await until('a held statement of a migration', findHeld, 20_000));
      }),
    /** Resolves when all other sessions have ended. */
    untilAlone: () => {
      const others = `select count(*) from pg_stat_activity
        where datname = current_database() and application_name <> 'rig'`;
      const isAlone = async () => (await database.number(others)) === 0;
      return until('the killed migration to be gone', isAlone, 10_000);
    },
    /** Resolves when another session waits for a lock of the held one. */
    untilWaiting: ({ pid }: Held) => {
      const waiting = 'select count(*) from pg_stat_activity where ? = any(pg_blocking_pids(pid))';
      const isWaiting = async () => (await database.number(waiting, [pid])) > 0;
      return until('another migration to wait', isWaiting, 20_000);
    },
    close: () => database.close(),
  };
}
