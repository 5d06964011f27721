/** `NODE_OPTIONS="--import $PWD/api/test/jest/compile.ts" jest --config api/jest.config.js`, with TEST_DATABASE_URL set. */
export default {
  testMatch: ['<rootDir>/{src,commands,test}/**/*.test.ts'],
  // Node loads the modules, once per process: decision 031.
  transform: {},
  runtime: '<rootDir>/test/jest/runtime.ts',
  testEnvironment: '<rootDir>/test/jest/environment.ts',
  globalSetup: '<rootDir>/test/jest/template-database.ts',
  globalTeardown: '<rootDir>/test/jest/drop-databases.ts',
  setupFiles: ['<rootDir>/test/jest/worker.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/jest/test-file.ts'],
  // Tests wait for PostgreSQL, timers and images: two files at a time use two cores, beside the browser tests.
  maxWorkers: 2,
  // For a machine four times slower than a laptop.
  testTimeout: 120_000 + Number(process.env.FUZZ_REQUESTS || 0) * 50,
  // A test that fails before it closes its app would keep the process for ever, where one file runs alone.
  forceExit: true,
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
};
