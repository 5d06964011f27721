import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../app/database.ts';
import { seed } from './seed-listings.ts';

/**
 * `node api/dist/demo/seed.js --companies 100000 --jobs 100000`: fills a database with that many made-up listings, to
 * see how the marketplace does when it is big. The same numbers give the same listings.
 */
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '0' },
  },
});
const most = 10_000_000;
const driverOptions = { ...databaseOptions.driverOptions, statement_timeout: 0 };
const orm = await MikroORM.init({ ...databaseOptions, driverOptions });
try {
  const companies = number('companies');
  const jobs = number('jobs');
  if (companies + jobs === 0) throw new Error('say how many: --companies 100000 --jobs 100000');
  await fill('company', 'companies', companies);
  await fill('job', 'jobs', jobs);
} catch (error) {
  process.stderr.write(
    `Nothing more was seeded: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 1;
} finally {
  await orm.close();
}

function number(option: 'companies' | 'jobs'): number {
  const value = Number(values[option]);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`--${option} must be a whole number from 0 to ${most.toLocaleString('en')}`);
}

async function fill(table: 'company' | 'job', noun: string, count: number): Promise<void> {
  if (count === 0) return;
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const made = await seed(orm.em, table, count, (done) =>
    process.stdout.write(
      `${done.toLocaleString('en')} of ${count.toLocaleString('en')} ${noun}, ${seconds()}\n`,
    ),
  );
  // The planner must know the new size, and the search index must not keep its new rows in a list.
  await orm.em.execute(`vacuum (analyze) ${table}`);
  process.stdout.write(`${made.toLocaleString('en')} new ${noun} in ${seconds()}\n`);
}
