import { join } from 'node:path';
import { startPostgres } from '../../scripts/dev/postgres/server.ts';
import { freePorts } from '../../scripts/dev/process/ports.ts';
import { newSecret } from '../../scripts/dev/settings/secrets.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';
import { jestCounts, nodeCounts, playwrightCounts, type Counts } from './counts.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';

export interface Step {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** Step whose result it uses: waits for it and is skipped when it fails. */
  after?: string;
  /** Starts services in `stack`, which stops them after the step, and returns additional environment variables. */
  needs?: (stack: Stack) => Promise<NodeJS.Dict<string>>;
  /** Number of tests, from the output or the report; a step without it counts as one test. */
  counts?: (output: string) => Counts;
}

const bin = (path: string) => join(root, 'node_modules', path);
const report = (name: string) => join(root, 'test-results', `${name}.json`);
/** Kept from run to run. Each tool adds its version and its settings to the key; `npm ci` deletes the folder. */
const cache = (name: string) => join(root, 'node_modules/.cache', name);

/** Limit per test in milliseconds, for a machine four times slower than a laptop. */
const unitTimeoutMs = 60_000;
const productTimeoutMs = 480_000;

/**
 * Lanes run at the same time and share two cores: the browser tests, the api's tests and all others take about the same
 * time. In each lane the quick steps come first.
 */
export const lanes: Step[][] = [
  [
    { name: 'build', command: ['scripts/build.ts'] },
    {
      name: 'e2e',
      command: [
        bin('@playwright/test/cli.js'),
        'test',
        '--config=site/playwright.config.ts',
        '--reporter=dot,json',
      ],
      after: 'build',
      needs: async () => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }),
      counts: () => playwrightCounts(report('e2e')),
    },
  ],
  [
    {
      name: 'api',
      command: [
        bin('jest/bin/jest.js'),
        '--config=api/jest.config.js',
        '--json',
        `--outputFile=${report('api')}`,
      ],
      needs: async (stack) => ({
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
        TEST_DATABASE_URL: await temporaryDatabase(stack),
      }),
      counts: () => jestCounts(report('api')),
    },
  ],
  [
    {
      name: 'types',
      command: [
        bin('typescript/bin/tsc'),
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        cache('types.tsbuildinfo'),
        '-p',
        '.',
      ],
    },
    {
      name: 'lint',
      command: [
        bin('eslint/bin/eslint.js'),
        '.',
        '--cache',
        '--cache-strategy=content',
        `--cache-location=${cache('eslint')}`,
      ],
    },
    {
      name: 'format',
      command: [
        bin('prettier/bin/prettier.cjs'),
        '--check',
        '--log-level=warn',
        '--cache',
        '--cache-strategy=content',
        `--cache-location=${cache('prettier')}`,
        '.',
      ],
    },
    {
      name: 'imports',
      command: [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config=.dependency-cruiser.mjs',
        ...['api', 'site', 'admin', 'contract', 'platform', 'scripts', 'test', 'bench'],
      ],
    },
    { name: 'dead-code', command: [bin('knip/bin/knip.js')] },
    {
      name: 'API description',
      command: [
        bin('@stoplight/spectral-cli/dist/index.js'),
        'lint',
        'openapi.json',
        '--fail-severity=hint',
      ],
    },
    { name: 'contract', command: ['scripts/contract.ts', '--check'], after: 'build' },
    {
      name: 'units',
      command: [
        '--test',
        `--test-timeout=${unitTimeoutMs}`,
        '--test-reporter=spec',
        '{site,admin,platform,bench}/**/*.test.{ts,tsx}',
      ],
      after: 'build',
      counts: nodeCounts,
    },
    {
      name: 'scripts',
      command: [
        '--test',
        `--test-timeout=${productTimeoutMs}`,
        '--test-reporter=spec',
        '{scripts,test/security,test/harness}/**/*.test.ts',
        'test/*.test.ts',
      ],
      after: 'build',
      counts: nodeCounts,
    },
  ],
];

/** PostgreSQL for the tests of the api, each of which creates its own database. */
async function temporaryDatabase(stack: Stack) {
  const [port] = await freePorts(1);
  const folder = join(temporaryFolder('postgres'), 'data');
  return startPostgres(stack, { folder, port: port!, password: newSecret(), durable: false });
}
