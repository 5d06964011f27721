import { Company } from '../src/companies/company.entity.ts';
import { ImagesService } from '../src/images/images.service.ts';
import type { Listing } from '../src/listings/listing.entity.ts';
import { loadDemo } from './demo/load-demo.ts';
import { print, runCommand } from './run-command.ts';

/** `node api/dist/commands/demo.js`: loads the demo data into a database without listings; changes no other database. */
await runCommand(async (orm) => {
  const made = await loadDemo(orm.em.fork(), new ImagesService(), new Date());
  print(made ? `Loaded ${summary(made)}` : 'There are listings already: no demo data was loaded');
}, 'The demo data could not be loaded: ');

function summary(listings: readonly Listing[]): string {
  const companies = listings.filter((listing) => listing instanceof Company);
  const jobs = listings.filter((listing) => !(listing instanceof Company));
  return `${counted(companies, 'companies')} and ${counted(jobs, 'jobs')}`;
}

function counted(listings: readonly Listing[], noun: string): string {
  const count = (status: string) => listings.filter((listing) => listing.status === status).length;
  return `${listings.length} ${noun} (${count('live')} live, ${count('pending')} pending, ${count('hidden')} ended)`;
}
