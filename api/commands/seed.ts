import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseOptions } from '../src/app/database.ts';
import { print, runCommand } from './run-command.ts';
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
await runCommand(
  async ({ em }) => {
    const companies = countOf('companies');
    const jobs = countOf('jobs');
    if (companies + jobs === 0) throw new Error('say how many: --companies 100000 --jobs 100000');
    await fill(em, 'company', 'companies', companies);
    await fill(em, 'job', 'jobs', jobs);
  },
  'Seeding stopped: ',
  { ...databaseOptions, driverOptions },
);

function countOf(option: 'companies' | 'jobs'): number {
  const value = Number(values[option]);
  if (Number.isInteger(value) && value >= 0 && value <= MAX_LISTINGS) return value;
  throw new Error(`--${option} must be a whole number from 0 to ${counted(MAX_LISTINGS)}`);
}

async function fill(
  em: EntityManager,
  table: 'company' | 'job',
  noun: string,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const made = await seed(em, table, count, (done) =>
    print(`${counted(done)} of ${counted(count)} ${noun}, ${seconds()}`),
  );
  // Updates the planner's statistics and merges the pending list of the search index.
  await em.execute(`vacuum (analyze) ${table}`);
  print(`${counted(made)} new ${noun} in ${seconds()}`);
}

function counted(count: number): string {
  return count.toLocaleString('en');
}
