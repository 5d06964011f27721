import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'));
// Jest loads the sources under their own names.
delete swc.jsc.rewriteRelativeImportExtensions;

/** `NODE_OPTIONS=--experimental-vm-modules jest --config api/jest.config.js`, with TEST_DATABASE_URL set. */
export default {
  testMatch: ['<rootDir>/{src,commands,test}/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  globalSetup: '<rootDir>/test/template-database.ts',
  globalTeardown: '<rootDir>/test/drop-databases.ts',
  setupFiles: ['<rootDir>/test/environment.ts'],
  // Tests wait for PostgreSQL, timers and images: two files at a time use two cores, beside the browser tests.
  maxWorkers: 2,
  // For a machine four times slower than a laptop.
  testTimeout: 120_000,
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  // The modules of a test file stay in the memory of its process: those of all files need four gigabytes.
  workerIdleMemoryLimit: '1.5GB',
};
