import { join } from 'node:path';
import { startPostgres } from '../postgres/server.ts';
import { freePorts } from '../supervisor/ports.ts';
import { newSecret } from '../supervisor/secrets.ts';
import { root } from '../supervisor/settings.ts';
import type { Stack } from '../supervisor/stack.ts';
import { jestCounts, nodeCounts, playwrightCounts, type Counts } from './counts.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Step {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** The step whose result it uses: it waits for it, where that is run as well. */
  after?: string;
  /** Sets up what the command needs and adds to its environment; what it started ends with `stack`. */
  needs?: (stack: Stack) => Promise<NodeJS.Dict<string>>;
  /** How many tests it ran, from its output or its report; without it the step counts as one test. */
  counts?: (output: string) => Counts;
}

const bin = (path: string) => join(root, 'node_modules', path);
const report = (name: string) => join(root, 'test-results', `${name}.json`);

/**
 * Two lanes that run at the same time, since two cores gain from it: the browser tests take as long as all the others.
 * In each the quick steps come first.
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
      needs: async () => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }),
      counts: () => playwrightCounts(report('e2e')),
    },
  ],
  [
    { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'] },
    { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.'] },
    {
      name: 'format',
      command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
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
      command: ['--test', '--test-reporter=spec', '{site,admin,platform,bench}/**/*.test.{ts,tsx}'],
      after: 'build',
      counts: nodeCounts,
    },
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
    {
      name: 'scripts',
      command: ['--test', '--test-timeout=120000', '--test-reporter=spec', 'scripts/**/*.test.ts'],
      after: 'build',
      counts: nodeCounts,
    },
  ],
];

/** A server for the tests of the api: each of them makes its own database on it. */
async function temporaryDatabase(stack: Stack) {
  const [port] = await freePorts(1);
  const folder = join(temporaryFolder('postgres'), 'data');
  return startPostgres(stack, { folder, port: port!, password: newSecret(), durable: false });
}
