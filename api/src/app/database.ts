import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { Account } from '../auth/account.entity.ts';
import { Company } from '../companies/company.entity.ts';
import { config } from '../config/config.ts';
import { Inquiry } from '../inquiries/inquiry.entity.ts';
import { Job } from '../jobs/job.entity.ts';
import { Listing } from '../listings/listing.entity.ts';
import { Moderation } from '../moderation/moderation.entity.ts';
import { migrations } from '../migrations/index.ts';

/**
 * The database, for the running api, for commands and for tests. Without these bounds a query waits for ever behind a
 * lock or for a free connection; with them the answer is 503 within two and a half seconds (errors/unavailable.ts), also
 * where a request waits twice for a connection and once for a lock.
 */
export const databaseOptions = defineConfig({
  clientUrl: config.databaseUrl,
  entities: [Account, Company, Inquiry, Job, Listing, Moderation],
  extensions: [Migrator],
  migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
  pool: { min: 0, max: 10 },
  driverOptions: {
    application_name: 'api',
    connectionTimeoutMillis: 750,
    statement_timeout: 3_000,
    lock_timeout: 750,
    idle_in_transaction_session_timeout: 5_000,
    // What we ask is answered in milliseconds: compiling it or starting other processes for it takes longer.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  },
});
