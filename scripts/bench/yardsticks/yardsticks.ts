import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts } from '../../supervisor/ports.ts';
import { waitUntilReady } from '../../supervisor/readiness.ts';
import { root } from '../../supervisor/settings.ts';
import type { Stack } from '../../supervisor/stack.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildCards } from './build-cards.ts';

export interface Yardstick {
  origin: string;
  pids: number[];
}

const program = (name: string) => join(import.meta.dirname, name);

/** Node's own HTTP with a constant. */
export const startConstant = (stack: Stack) => start(stack, 'Y1', program('constant.ts'));

/** `database` has the table of list-table.ts. */
export const startList = (stack: Stack, database: string) =>
  start(stack, 'Y2', program('list.ts'), { DATABASE_URL: database });

/** `companies` is the address of the companies that the cards are of. */
export const startCards = async (stack: Stack, companies: string) =>
  start(stack, 'Y4', await buildCards(join(root, 'data/bench/cards')), {
    COMPANIES_URL: companies,
  });

/** Reading, resizing and inserting alone. */
export const startUpload = (stack: Stack, database: string) =>
  start(stack, 'upload', program('upload.ts'), { DATABASE_URL: database });

/** nginx; undefined where it is not installed. */
export async function startNginx(stack: Stack): Promise<Yardstick | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  stack.start('Y3', [program('nginx.ts')], {
    env: { ...process.env, FOLDER: temporaryFolder('nginx'), PORT: String(port) },
  });
  await Promise.race([waitUntilReady('nginx', origin), stack.failed]);
  return { origin, pids: [] };
}

async function start(
  stack: Stack,
  name: string,
  path: string,
  env: NodeJS.Dict<string> = {},
): Promise<Yardstick> {
  const part = stack.start(name, [path], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const told = once(part.child, 'message') as Promise<[{ port: number; pid: number }]>;
  const [{ port, pid }] = await Promise.race([told, stack.failed]);
  return { origin: `http://127.0.0.1:${port}`, pids: [pid] };
}
