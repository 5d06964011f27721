import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../supervisor/settings.ts';
import { answerOf } from './child.ts';
import type { Generator, Run } from './load.ts';

const program = join(import.meta.dirname, 'autocannon-run.ts');

/** autocannon, in a process of its own: it comes from npm, and counts whole milliseconds. */
export function autocannon(): Generator {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/autocannon/package.json'), 'utf8'),
  ) as { version: string };
  return {
    name: `autocannon ${version}`,
    run: async (target, connections, seconds) => {
      const wanted = JSON.stringify({ target, connections, seconds });
      return JSON.parse(await answerOf(process.execPath, [program], wanted)) as Run;
    },
  };
}
