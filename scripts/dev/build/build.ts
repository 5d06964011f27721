import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import type { Stack } from '../process/stack.ts';
import { builds, type Build } from './builds.ts';
import { fingerprint, isCurrent, writeStamp } from './stamp.ts';
import { withLock } from '../process/lock.ts';

/** Runs the builds that are missing or stale in parallel. */
export async function buildStale(stack: Stack, names = builds.map(({ name }) => name)) {
  const isStale = (build: Build) => names.includes(build.name) && !isCurrent(build);
  if (!builds.some(isStale)) return;
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  // Two builds would delete each other's output. Checked again: another process may have built meanwhile.
  await withLock(join(cache, 'building.pid'), () =>
    Promise.all(builds.filter(isStale).map((build) => runBuild(stack, build))),
  );
}

/** The builds that development needs. */
export const watched = builds.filter(({ watches }) => watches).map(({ name }) => name);

/** Rebuilds and checks types whenever a source changes, until the stack stops. */
export function buildOnChange(stack: Stack) {
  const shows = (line: string) => /error|✗|failed/i.test(line);
  for (const { name, command, watches } of builds)
    if (watches) stack.startOptional(`${name} build`, [...command, '--watch'], { shows });
  const types = ['node_modules/typescript/bin/tsc', '--noEmit', '--watch', '--preserveWatchOutput'];
  stack.startOptional('types', types, { shows });
}

async function runBuild(stack: Stack, build: Build) {
  const started = performance.now();
  const sources = fingerprint(build);
  console.log(`Building the ${build.name} …`);
  rmSync(join(root, build.result), { recursive: true, force: true });
  await stack.run(`the build of the ${build.name}`, build.command, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeStamp(build, sources);
  console.log(`Built the ${build.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
