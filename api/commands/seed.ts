import type { EntityManager } from '@mikro-orm/postgresql';
import { parseArguments, print, runCommand, UsageError } from './run-command.ts';
import { hasOwnListings, seed } from './seed/seed-listings.ts';

const MAX_LISTINGS = 10_000_000;

/** `node api/dist/commands/seed.js --companies 100000 --jobs 100000`: adds generated listings, the same every time. */
const usage = `npm run seed -- --companies 100000 --jobs 100000   adds generated listings, at most ${counted(MAX_LISTINGS)} of each
--yes adds them to a database with listings of others, too: they cannot be told apart by visitors`;
const options = {
  companies: { type: 'string', default: '0' },
  jobs: { type: 'string', default: '0' },
  yes: { type: 'boolean' },
} as const;
await runCommand(
  async ({ em }) => {
    const { values } = parseArguments(usage, process.argv.slice(2), options);
    const companies = countOf(values.companies);
    const jobs = countOf(values.jobs);
    if (companies + jobs === 0) throw new UsageError(usage);
    if (!values.yes && (await hasOwnListings(em)))
      throw new Error(
        'the database has listings that are no demo data. --yes adds to them anyway.',
      );
    await fill(em, 'company', 'companies', companies);
    await fill(em, 'job', 'jobs', jobs);
  },
  'Seeding stopped: ',
  // `vacuum` waits for an automatic one of the same table, however long that takes.
  { statement_timeout: 0, lock_timeout: 0 },
);

function countOf(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= MAX_LISTINGS) return value;
  throw new UsageError(usage);
}

async function fill(em: EntityManager, table: 'company' | 'job', noun: string, count: number) {
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
