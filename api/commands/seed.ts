import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../src/app/database.ts';
import { seed } from './seed/seed-listings.ts';

const MAX_LISTINGS = 10_000_000;

/** `node api/dist/commands/seed.js --companies 100000 --jobs 100000`: adds generated listings, the same every time. */
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '0' },
  },
});
const driverOptions = { ...databaseOptions.driverOptions, statement_timeout: 0 };
const orm = await MikroORM.init({ ...databaseOptions, driverOptions });
try {
  const companies = countOf('companies');
  const jobs = countOf('jobs');
  if (companies + jobs === 0) throw new Error('say how many: --companies 100000 --jobs 100000');
  await fill('company', 'companies', companies);
  await fill('job', 'jobs', jobs);
} catch (error) {
  process.stderr.write(`Seeding stopped: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await orm.close();
}

function countOf(option: 'companies' | 'jobs'): number {
  const value = Number(values[option]);
  if (Number.isInteger(value) && value >= 0 && value <= MAX_LISTINGS) return value;
  throw new Error(`--${option} must be a whole number from 0 to ${counted(MAX_LISTINGS)}`);
}

async function fill(table: 'company' | 'job', noun: string, count: number): Promise<void> {
  if (count === 0) return;
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const made = await seed(orm.em, table, count, (done) =>
    process.stdout.write(`${counted(done)} of ${counted(count)} ${noun}, ${seconds()}\n`),
  );
  // Updates the planner's statistics and merges the pending list of the search index.
  await orm.em.execute(`vacuum (analyze) ${table}`);
  process.stdout.write(`${counted(made)} new ${noun} in ${seconds()}\n`);
}

function counted(count: number): string {
  return count.toLocaleString('en');
}
