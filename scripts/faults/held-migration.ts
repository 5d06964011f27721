import { openDatabase, type Database } from '../rig/database.ts';
import { until } from './until.ts';

const lock = 7_310_447;

/** What PostgreSQL says of the session that is held, and of the transaction that it works in. */
export interface Held {
  pid: number;
  /** The statement of the migration in which it is held. */
  query: string;
}

/**
 * Lets a database hold the n-th statement by which the migrations change its schema, when that is done and not committed: the
 * statements of a transaction that has the migrations' lock (api/src/migrations/migrate.ts). `count` says how many there were.
 * It lives in a schema of its own and goes with the database.
 */
export async function openHold(url: string) {
  const database = await openDatabase(url);
  for (const sql of [
    'create schema hold',
    'create sequence hold.turn',
    'create table hold.at (turn bigint)',
    `create function hold.here() returns event_trigger language plpgsql as $$ begin
       if exists (select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') then
         if nextval('hold.turn') = (select turn from hold.at) then
           perform set_config('lock_timeout', '0', true);
           perform pg_advisory_xact_lock(${lock});
         end if;
       end if;
     end $$`,
    'create event trigger hold on ddl_command_end execute function hold.here()',
  ])
    await database.rows(sql);
  return {
    count: () => database.number('select last_value from hold.turn'),
    holdAt: (turn: number) => database.rows('insert into hold.at values (?)', [turn]),
    /** Lets nobody past the held statement while `work` runs, which is given who waits there. */
    whileHeld: <Result>(work: (held: Held) => Promise<Result>) =>
      database.transaction(async (execute) => {
        await execute(`select pg_advisory_xact_lock(${lock})`);
        return work(await untilHeld(database));
      }),
    /** Waits until nobody but us is connected. */
    untilAlone: () => {
      const others = `select count(*) from pg_stat_activity
        where datname = current_database() and application_name <> 'rig'`;
      const isAlone = async () => (await database.number(others)) === 0;
      return until(isAlone, 10_000, 'The killed migration is still connected.');
    },
    /** Waits until another session waits for a lock of the one that is held. */
    untilWaiting: ({ pid }: Held) => {
      const waiting = 'select count(*) from pg_stat_activity where ? = any(pg_blocking_pids(pid))';
      const isWaiting = async () => (await database.number(waiting, [pid])) > 0;
      return until(isWaiting, 20_000, 'No other migration waits.');
    },
    close: () => database.close(),
  };
}

function untilHeld(database: Database): Promise<Held> {
  const find = async () => {
    const [held] = await database.rows<Held>(
      `select pid, query from pg_stat_activity join pg_locks using (pid)
       where datname = current_database() and locktype = 'advisory' and objid = ${lock} and not granted
         and backend_xid is not null`,
    );
    return held;
  };
  return until(find, 20_000, 'No statement of a migration was held.');
}
