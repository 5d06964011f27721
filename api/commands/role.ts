import { secretsFromFiles } from '#platform/secret-files.ts';
import { prepareRole } from './role/prepare-role.ts';

/**
 * `node api/dist/commands/role.js`: makes the role of DATABASE_URL the owner of its database, with the superuser of
 * DATABASE_ADMIN_URL; safe to run at every start.
 */
const { DATABASE_ADMIN_URL, DATABASE_URL } = { ...process.env, ...secretsFromFiles(process.env) };
try {
  if (!DATABASE_ADMIN_URL || !DATABASE_URL)
    throw new Error('Set DATABASE_ADMIN_URL and DATABASE_URL.');
  await prepareRole(DATABASE_ADMIN_URL, DATABASE_URL);
} catch (error) {
  process.stderr.write(`The role of the database was not prepared: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
