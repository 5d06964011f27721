import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { until } from '#platform/testing.ts';
import {
  killLaunched,
  launch,
  leftBehind,
  processWith,
  temporaryFolder,
} from '../product/product.ts';
import { openDatabase } from '../rig/database.ts';
import { Client } from './client.ts';
import { assertRowsAccepted } from './invariants.ts';
import { Ledger, newSubmission } from './ledger.ts';
import { stopLoads } from './load.ts';

/** Texts in the command lines of the processes of `npm start`. */
const PARTS = {
  api: 'api/dist/src/app/main.js',
  site: 'site/server.ts',
  postgres: 'bin/postgres -D',
  guard: 'guard.sh',
  supervisor: 'scripts/start.ts',
};

type Part = keyof typeof PARTS;
export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;

/** `npm start` without listings, with the tools to load, kill and check it; ends with the test. */
export async function startOwnProduct(
  t: TestContext,
  dataDir = temporaryFolder('product'),
  more: Record<string, string> = {},
) {
  // A long load submits more images than may be pending by default, and no moderator decides about them.
  const env = { DEMO_DATA: 'off', PENDING_IMAGES: '100000', ...more };
  const client = new Client();
  t.after(async () => {
    await stopLoads();
    client.close();
    await killLaunched();
  });
  let product = await launch({ env, dataDir });
  await product.ready();
  const { url, databaseUrl } = product;
  const ledger = new Ledger(client, url);
  const idOf = (part: Part) => processWith(dataDir, PARTS[part]);
  const kill = (part: Part, signal: NodeJS.Signals = 'SIGKILL') =>
    process.kill(idOf(part)!, signal);
  return {
    url,
    dataDir,
    client,
    ledger,
    rig: { apiUrl: url },
    /** Starts it on the ports and data of the first time, as systemd does. */
    start: async () => {
      product = await launch({ env: product.env, dataDir });
      await product.ready();
    },
    idOf,
    kill,
    /** Kills it. Resolves when another process has taken its place. */
    replace: async (part: Part, signal?: NodeJS.Signals) => {
      const killed = idOf(part);
      kill(part, signal);
      const isReplaced = () => ![killed, undefined].includes(idOf(part));
      await until(`${part} to be started again`, isReplaced);
    },
    /** Kills the supervisor. Resolves when all other processes are gone. */
    async killSupervisor() {
      product.process.kill('SIGKILL');
      assert.deepEqual(await leftBehind(dataDir), []);
    },
    /** Exit code and output of `npm start`, which has stopped without leaving a process behind. */
    async ended() {
      const exitCode = await product.exited;
      assert.deepEqual(await leftBehind(dataDir, 0), []);
      return { exitCode, output: product.output() };
    },
    /** Resolves when a page, a list and a new submission succeed again. */
    works: (timeoutMs: number) => {
      const answer = async () => {
        const pages = await Promise.all(
          ['/jobs', '/api/jobs'].map((path) => client.try(url + path)),
        );
        const posted = await ledger.send(newSubmission(), url);
        return pages.every((page) => page?.status === 200) && posted?.status === 201;
      };
      return until('the product to work again', answer, timeoutMs);
    },
    /** Fails unless every accepted submission is stored, `npm start` exits with 0 and nothing stays behind. */
    async verify() {
      await ledger.settle();
      const db = await openDatabase(databaseUrl());
      try {
        await assertRowsAccepted({ db, ledger }, 'select reference, image from job');
      } finally {
        await db.close();
      }
      assert.deepEqual(client.leaks, [], 'responses leak internals');
      assert.equal(await product.stop(), 0);
      assert.deepEqual(await leftBehind(dataDir, 0), []);
    },
  };
}
