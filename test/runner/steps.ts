import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../../scripts/dev/postgres/server.ts';
import { newSecret } from '../../scripts/dev/settings/secrets.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';
import { freePort, temporaryFolder } from '../product/product.ts';

export interface Step {
  name: string;
  /** Arguments for Node, separated by spaces. Paths are relative to the root. */
  command: string;
  /** Step whose result it uses: waits for it and is skipped when it fails. */
  after?: string;
  /** Starts services in `stack`, which stops them after the step, and returns additional environment variables. */
  needs?: (stack: Stack) => NodeJS.Dict<string> | Promise<NodeJS.Dict<string>>;
  /** Whether its output ends with numbers of tests; a step without them counts as one test. */
  tests?: true;
}

/** A larger young generation: fewer garbage collections, 10 % less processor time. */
const YOUNG = '--max-semi-space-size=64';
/** As a URL: Node splits NODE_OPTIONS at spaces. */
const COMPILE = pathToFileURL(join(root, 'api/test/jest/compile.ts')).href;

/** Limits per test in milliseconds, for a machine four times slower than a laptop. */
const UNIT = '--test --test-reporter=spec --test-timeout=60000';
const PRODUCT = '--test --test-reporter=spec --test-timeout=480000';

/**
 * Lanes run at the same time and share two cores. The browser tests are the longest, so nothing but the build precedes
 * them, and their three workers keep both cores busy when the others have ended.
 */
export const lanes: Step[][] = [
  [
    { name: 'build', command: 'scripts/build.ts' },
    {
      name: 'e2e',
      command:
        'node_modules/@playwright/test/cli.js test --config=site/playwright.config.ts --reporter=dot',
      after: 'build',
      tests: true,
    },
  ],
  [
    {
      name: 'api',
      command: 'node_modules/jest/bin/jest.js --config=api/jest.config.js',
      needs: async (stack) => ({
        NODE_OPTIONS: `${YOUNG} --import ${COMPILE}`,
        TEST_DATABASE_URL: await temporaryDatabase(stack),
      }),
      tests: true,
    },
  ],
  [
    {
      name: 'lint',
      command: 'node_modules/oxlint/bin/oxlint',
      // Go collects no garbage below this limit, which the sources do not reach: a quarter less processor time.
      needs: () => ({ GOGC: 'off', GOMEMLIMIT: '3GiB' }),
    },
    { name: 'format', command: 'node_modules/oxfmt/bin/oxfmt --check' },
    {
      name: 'imports',
      command:
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --config=.dependency-cruiser.mjs api site admin contract platform scripts test bench',
    },
    { name: 'dead-code', command: 'node_modules/knip/bin/knip.js' },
    {
      name: 'API description',
      command:
        'node_modules/@stoplight/spectral-cli/dist/index.js lint openapi.json --fail-severity=hint',
    },
  ],
  [
    { name: 'contract', command: 'scripts/contract.ts --check', after: 'build' },
    {
      name: 'units',
      command: `${UNIT} {site,admin,platform,contract}/**/*.test.{ts,tsx}`,
      after: 'build',
      tests: true,
    },
    {
      name: 'scripts',
      command: `${PRODUCT} {scripts,test/security,test/harness}/**/*.test.ts test/*.test.ts`,
      after: 'build',
      tests: true,
    },
  ],
];

/** PostgreSQL for the tests of the api, each of which creates its own database. */
async function temporaryDatabase(stack: Stack) {
  const folder = join(temporaryFolder('postgres'), 'data');
  const port = await freePort();
  return startPostgres(stack, { folder, port, password: newSecret(), durable: false });
}
