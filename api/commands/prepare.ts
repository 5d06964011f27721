import type { EntityManager } from '@mikro-orm/postgresql';
import { secretsFromFiles } from '#platform/secret-files.ts';
import { Accounts } from '../src/auth/accounts.ts';
import { Company } from '../src/companies/company.entity.ts';
import { companies } from '../src/companies/company.kind.ts';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { ownerLink } from '../src/notices/owner-link.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { loadDemo } from './demo/load-demo.ts';
import { prepareRole } from './role.ts';
import { print, runCommand } from './run-command.ts';

/**
 * `node api/dist/commands/prepare.js`: all that `npm start` needs before the api, in one process, since each loads the program
 * anew: the role (role.ts), migrations, an admin, and unless DEMO_DATA is off the demo data in a database without listings.
 * Prints as JSON whether the admin is new, and an owner's link of demo data that were loaded now.
 */
const environment = { ...process.env, ...secretsFromFiles(process.env) };
const { DATABASE_ADMIN_URL, DATABASE_URL = '' } = environment;
await runCommand(async (orm) => {
  if (DATABASE_ADMIN_URL)
    await prepareRole(DATABASE_ADMIN_URL, DATABASE_URL).catch((cause: Error) => {
      const failed = `DATABASE_ADMIN_URL cannot make the role of DATABASE_URL: ${cause.message}`;
      throw new Error(failed, { cause });
    });
  await migrate(orm);
  const em = orm.em.fork();
  const link = environment.DEMO_DATA === 'off' ? undefined : await loadedLink(orm.em.fork());
  // Last, since its password is shown only once: nothing that fails here comes after it.
  const created = await new Accounts(em).ensure(environment);
  print(JSON.stringify({ created, ownerLink: link }));
}, 'The marketplace could not be prepared: ');

/** The link of a company that is shown. */
async function loadedLink(em: EntityManager): Promise<string | undefined> {
  const now = new Date();
  const made = await loadDemo(em, new ImagesService(), now);
  const company = made?.find((one) => one instanceof Company && one.isLive(now));
  return company && ownerLink(companies, company);
}
