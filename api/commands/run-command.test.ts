import { testApp } from '../test/app.ts';
import { parseArguments, runCommand } from './run-command.ts';

testApp();

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
  await runCommand(command, prefix);
  const { exitCode } = process;
  process.exitCode = undefined;
  return { out: out(), err: err(), exitCode };
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

it('A command says what to do when PostgreSQL does not answer', async () => {
  const { err } = await ran(async (orm) => {
    await orm.close(true);
    throw new Error('connect ECONNREFUSED');
  }, 'Not washed: ');
  expect(err).toMatch(
    /^Not washed: PostgreSQL cannot be used .*\(connect ECONNREFUSED\): start it/,
  );
});
