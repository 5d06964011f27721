import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, onServer } from './server.ts';

/** Runs once: creates and migrates the template from which each test file copies its database. */
export default async function makeTemplate(): Promise<void> {
  const run = `test_${crypto.randomUUID().slice(0, 8)}`;
  await onServer(`create database ${run}_template`);
  Object.assign(process.env, {
    NODE_ENV: 'test',
    TEST_RUN: run,
    DATABASE_URL: addressOf(`${run}_template`),
    DATA_DIR: await mkdtemp(join(tmpdir(), `${run}_`)),
    JWT_SECRET: 'the tests sign their tokens with this',
    SITE_KEY: 'the tests speak for the site',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '1',
    RATE_LIMITS: 'off',
    API_CACHE_MB: '0',
    CORS_ORIGINS: 'https://partner.example',
  });
  const { MikroORM } = await import('@mikro-orm/postgresql');
  const { databaseOptions } = await import('../src/app/database.ts');
  const { migrate } = await import('../src/migrations/migrate.ts');
  const orm = await MikroORM.init(databaseOptions);
  await migrate(orm);
  await orm.close();
}
