import getPort from 'get-port';
import { join } from 'node:path';
import { build } from 'vite';
import { waitUntilReady } from '../../scripts/dev/process/readiness.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';
import { openDatabase } from '../../test/rig/database.ts';
import { benchFolder } from '../servers.ts';

const program = (name: string) => join(import.meta.dirname, name);
const NODE_HTTP = program('node-http.ts');

/** Y1: node:http with 2.2 kB, the same for every request. */
export const startConstant = (stack: Stack) => start(stack, 'Y1', [NODE_HTTP, 'constant']);

/** Y2: node:http, pg and JSON.stringify. Its table is a copy, which stays the same when the product's own changes. */
export async function startList(stack: Stack, database: string) {
  const client = await openDatabase(database);
  await client.rows(
    `create table yardstick as
      select id, name, location, description, category, service_types, price_range, image, rating, review_count, views,
        plan, plan_rank, created_at, approved_at, expires_at, status from company`,
  );
  await client.rows(
    `create index yardstick_public on yardstick (plan_rank desc, approved_at desc, id desc) where status = 'live'`,
  );
  await client.rows('vacuum (analyze) yardstick');
  await client.close();
  return start(stack, 'Y2', [NODE_HTTP, 'list'], { DATABASE_URL: database });
}

/** Y4: React's `renderToString` of the cards of the companies at an address. */
export async function startCards(stack: Stack, companies: string) {
  const outDir = join(benchFolder, 'cards');
  const output = { entryFileNames: 'cards.js', format: 'es' } as const;
  const options = { ssr: program('cards.tsx'), outDir, emptyOutDir: true, target: 'node24' };
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@remix-run/react': program('without-remix.tsx') } },
    // Components that the cards import but do not render may use anything else of Remix.
    build: { ...options, rollupOptions: { output, shimMissingExports: true } },
  });
  return start(stack, 'Y4', [join(outDir, 'cards.js')], { COMPANIES_URL: companies });
}

async function start(stack: Stack, name: string, args: string[], own: NodeJS.Dict<string> = {}) {
  const PORT = String(await getPort());
  stack.start(name, args, { env: { ...process.env, NODE_ENV: 'production', PORT, ...own } });
  const url = `http://127.0.0.1:${PORT}`;
  await Promise.race([waitUntilReady(name, `${url}/`), stack.failed]);
  return url;
}
