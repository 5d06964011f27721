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
  testTimeout: 30_000,
  // What a test file loaded stays in its process: all of them in one would need four gigabytes.
  workerIdleMemoryLimit: '1.5GB',
};
