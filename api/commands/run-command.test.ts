import { testApp } from '../test/app.ts';
import { onServer } from '../test/server.ts';
import { inLongTransaction } from '../src/platform/database/long-transaction.ts';
import { parseArguments, runCommand } from './run-command.ts';

const api = testApp();

const usage = 'npm run wash -- <car>   washes it';

/** Holds what is written to a stream, and returns what releases it and gives the text. */
function held(stream: NodeJS.WriteStream) {
  const write: unknown = Reflect.get(stream, 'write');
  let text = '';
  Reflect.set(stream, 'write', (more: string) => Boolean((text += more)));
  return () => {
    Reflect.set(stream, 'write', write);
    return text;
  };
}

/** Output and exit code of a command. */
async function ran(...[command, prefix]: Parameters<typeof runCommand>) {
  const [out, err] = [held(process.stdout), held(process.stderr)];
  try {
    await runCommand(command, prefix);
    const { exitCode } = process;
    return { out: out(), err: err(), exitCode };
  } finally {
    [out, err].forEach((release) => release());
    process.exitCode = undefined;
  }
}

const parse = (...args: string[]) =>
  ran(() => Promise.resolve(void parseArguments(usage, args, {}, 1)), 'No: ');

it('A command prints its usage for --help', async () => {
  expect(await parse('--help')).toEqual({ out: `${usage}\n`, err: '', exitCode: undefined });
});

it('A command that is called wrongly fails with its usage', async () => {
  expect(await parse('one', 'two')).toEqual({ out: '', err: `${usage}\n`, exitCode: 1 });
});

it('A command says what to do about a database without its tables', async () => {
  const { err, exitCode } = await ran(async ({ em }) => void (await em.execute('select from car')));
  expect(err).toMatch(
    /^The database lacks tables \(.*"car" does not exist\): '.*migrate.js' makes/,
  );
  expect(exitCode).toBe(1);
});

it('A command says what to do when PostgreSQL refuses the connection', async () => {
  const [name] = await api.column('select current_database()');
  const allow = (value: boolean) => onServer(`alter database ${name} allow_connections ${value}`);
  await allow(false);
  try {
    const { err } = await ran(
      async ({ em }) => void (await em.execute('select 1')),
      'Not washed: ',
    );
    expect(err).toMatch(
      /^Not washed: PostgreSQL cannot be used .*not currently accepting conn.*\). Check that it runs/,
    );
  } finally {
    await allow(true);
  }
});

it('A command says what to do about a role that may not make tables', async () => {
  const { err } = await ran((orm) =>
    orm.em.fork().transactional(async (em) => {
      await em.execute('set local role pg_monitor');
      await em.execute('create table car ()');
    }),
  );
  expect(err).toMatch(/^The role in DATABASE_URL lacks a right \(.*\): make it the owner/);
});

it('A command that fails for another reason says that alone', async () => {
  const { err } = await ran(() => Promise.reject(new Error('The car is gone.')), 'Not washed: ');
  expect(err).toBe('Not washed: The car is gone.\n');
});

it('A command that ran in one long transaction leaves no connection open', async () => {
  let connections = () => NaN;
  await ran((orm) =>
    inLongTransaction(orm, 'begin', async () => {
      const pool = await orm.em.getConnection().getNativeClient();
      connections = () => pool.totalCount;
      expect(connections()).toBe(1);
    }),
  );
  expect(connections()).toBe(0);
});
