import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { Account } from '../auth/account.entity.ts';
import { Change } from '../changes/change.entity.ts';
import { OwnershipClaim } from '../ownership-claims/ownership-claim.entity.ts';
import { Company } from '../companies/company.entity.ts';
import { config } from '../config/config.ts';
import { connectionTo } from '../platform/database/connection-options.ts';
import { entitiesOfRequest } from '../platform/database/request-entities.ts';
import { Inquiry } from '../inquiries/inquiry.entity.ts';
import { Job } from '../jobs/job.entity.ts';
import { Listing } from '../listings/listing.entity.ts';
import { Moderation } from '../moderation/moderation.entity.ts';
import { Proof } from '../proofs/proof.entity.ts';
import { migrations } from '../migrations/index.ts';

/** The database options of the api, the commands and the tests. */
export const databaseOptions = defineConfig({
  // A mistyped name is refused, rather than become an empty marketplace.
  ensureDatabase: false,
  entities: [Account, Change, Company, Inquiry, Job, Listing, Moderation, OwnershipClaim, Proof],
  extensions: [Migrator],
  context: entitiesOfRequest,
  migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
  ...connectionTo(config.databaseUrl),
});
