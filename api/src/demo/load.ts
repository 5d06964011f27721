import { MikroORM } from '@mikro-orm/postgresql';
import { Company } from '../companies/company.entity.ts';
import { databaseOptions } from '../app/database.ts';
import { ImagesService } from '../images/images.service.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { loadDemo } from './load-demo.ts';

/** `node api/dist/demo/load.js`: fills an empty marketplace with the demo data, and leaves any other alone. */
const orm = await MikroORM.init(databaseOptions);
try {
  const made = await loadDemo(orm.em.fork(), new ImagesService(), new Date());
  process.stdout.write(
    made ? `Loaded ${summary(made)}\n` : 'There are listings already: no demo data was loaded\n',
  );
} catch (error) {
  process.stderr.write(
    `The demo data could not be loaded: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 1;
} finally {
  await orm.close();
}

function summary(listings: readonly Listing[]): string {
  const companies = listings.filter((listing) => listing instanceof Company);
  const jobs = listings.filter((listing) => !(listing instanceof Company));
  return `${counted(companies, 'companies')} and ${counted(jobs, 'jobs')}`;
}

function counted(listings: readonly Listing[], noun: string): string {
  const count = (status: string) => listings.filter((listing) => listing.status === status).length;
  return `${listings.length} ${noun} (${count('live')} live, ${count('pending')} pending, ${count('hidden')} ended)`;
}
