import { Company } from '../src/companies/company.entity.ts';
import { companies } from '../src/companies/company.kind.ts';
import { ImagesService } from '../src/images/images.service.ts';
import type { Listing } from '../src/listings/listing.entity.ts';
import { ownerLink } from '../src/listings/owner-link.ts';
import { loadDemo } from './demo/load-demo.ts';
import { print, runCommand } from './run-command.ts';

/**
 * `node api/dist/commands/demo.js`: loads the demo data into a database without listings, and prints one owner's link as the
 * last line; changes no other database.
 */
await runCommand(async (orm) => {
  const made = await loadDemo(orm.em.fork(), new ImagesService(), new Date());
  if (!made) return print('There are listings already: no demo data was loaded');
  print(`Loaded ${summary(made)}. Each has a link for its owner, for example:`);
  const company = made.find((one) => one instanceof Company && one.isLive(new Date()));
  if (company) print(ownerLink(companies, company));
}, 'The demo data could not be loaded: ');

function summary(listings: readonly Listing[]): string {
  const isCompany = (listing: Listing) => listing instanceof Company;
  const jobs = listings.filter((listing) => !isCompany(listing));
  return `${counted(listings.filter(isCompany), 'companies')} and ${counted(jobs, 'jobs')}`;
}

function counted(listings: readonly Listing[], noun: string): string {
  const count = (status: string) => listings.filter((listing) => listing.status === status).length;
  return `${listings.length} ${noun} (${count('live')} live, ${count('pending')} pending, ${count('hidden')} ended)`;
}
