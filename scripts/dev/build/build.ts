import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import type { Stack } from '../process/stack.ts';
import { builds, type Build } from './builds.ts';
import { fingerprint, isCurrent, putStamp } from './stamp.ts';
import { inTurn } from './lock.ts';

/** Builds the parts that are missing or whose sources have changed, at the same time, and says which. */
export async function buildStale(stack: Stack, names = builds.map(({ name }) => name)) {
  const isStale = (build: Build) => names.includes(build.name) && !isCurrent(build);
  if (!builds.some(isStale)) return;
  // Another process may build the same while we wait.
  await inTurn(() => Promise.all(builds.filter(isStale).map((build) => make(stack, build))));
}

/** Builds again whenever a source changes, until the stack stops. */
export function buildOnChange(stack: Stack) {
  for (const { name, command, watch } of builds) {
    if (!watch) continue;
    const shows = (line: string) => /error|✗|failed/i.test(line);
    stack.startSpare(`${name} build`, [...command, ...watch], { shows });
  }
}

async function make(stack: Stack, build: Build) {
  const started = performance.now();
  const mark = fingerprint(build);
  console.log(`Building the ${build.name} …`);
  rmSync(join(root, build.result), { recursive: true, force: true });
  await stack.run(`the build of the ${build.name}`, build.command, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  putStamp(build, mark);
  console.log(`Built the ${build.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
