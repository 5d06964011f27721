import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addressOf, onServer } from '../server.ts';

const command = join(import.meta.dirname, '../../commands/migrate.ts');

/** Runs once: creates and migrates the template from which each test file copies its database. */
export default async function makeTemplate(): Promise<void> {
  const run = `test_${crypto.randomUUID().slice(0, 8)}`;
  await onServer(`create database ${run}_template`);
  Object.assign(process.env, {
    NODE_ENV: 'test',
    TEST_RUN: run,
    DATA_DIR: await mkdtemp(join(tmpdir(), `${run}_`)),
    JWT_SECRET: 'the tests sign their tokens with this',
    SITE_KEY: 'the tests speak for the site',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '1',
    RATE_LIMITS: 'off',
    API_CACHE_MB: '0',
    CORS_ORIGINS: 'https://partner.example',
  });
  // A separate process, since this one may also run the tests, with its own configuration.
  const env = { ...process.env, DATABASE_URL: addressOf(`${run}_template`) };
  await promisify(execFile)(process.execPath, [command], { env });
}
