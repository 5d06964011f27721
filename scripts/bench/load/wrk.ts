import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Generator, Run } from './load.ts';
import { answerOf } from './child.ts';

const script = join(import.meta.dirname, 'wrk.lua');

/** wrk, where it is installed: it takes a twentieth of the processor that autocannon takes. */
export function wrk(): Generator | undefined {
  const { stdout, error } = spawnSync('wrk', ['--version'], { encoding: 'utf8' });
  if (error) return undefined;
  return {
    name: `wrk ${/^wrk \S*?(\d[\d.]*)/.exec(stdout)?.[1] ?? ''}`.trim(),
    async run({ origin, paths, headers = {} }, connections, seconds) {
      const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
      const size = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s'];
      const output = await answerOf('wrk', [
        ...size,
        '-s',
        script,
        ...named,
        origin,
        '--',
        ...paths,
      ]);
      return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Run;
    },
  };
}
