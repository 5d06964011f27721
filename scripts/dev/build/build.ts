import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import { refuseUnwritable } from '../settings/refusal.ts';
import { withLock } from '../process/lock.ts';
import type { Stack } from '../process/stack.ts';

/** A compiled part of the product. Scripts and the site's server need no build: Node runs their TypeScript. */
interface Build {
  name: string;
  /** Files and folders the result depends on, relative to the root, beside `sharedSources`. */
  sources: string[];
  /** Output folder, emptied before each build. */
  result: string;
  /** Arguments for Node, separated by spaces. */
  command: string;
}

const sharedSources = ['package-lock.json', 'contract', 'platform'];
const SITE = ['app', 'public', 'vite.config.ts', 'content-plugin.ts'];
const ADMIN = ['src', 'public', 'index.html', 'vite.config.ts'];

const builds: Build[] = [
  {
    name: 'api',
    sources: ['api/src', 'api/commands', 'nest-cli.json', '.swcrc'],
    result: 'api/dist',
    command: 'node_modules/@nestjs/cli/bin/nest.js build',
  },
  {
    name: 'site',
    sources: SITE.map((path) => `site/${path}`),
    result: 'site/build',
    command: 'node_modules/@remix-run/dev/dist/cli.js vite:build --config site/vite.config.ts',
  },
  {
    name: 'admin',
    sources: ADMIN.map((path) => `admin/${path}`),
    result: 'admin/dist',
    command: 'node_modules/vite/bin/vite.js build admin',
  },
];

/** The builds that development needs, and repeats on changes. The site's server compiles pages and admin itself. */
export const watched = ['api'];

/** Runs the builds that are missing or stale in parallel. */
export async function buildStale(stack: Stack, names = builds.map(({ name }) => name)) {
  const isStale = (build: Build) => names.includes(build.name) && !isCurrent(build);
  if (!builds.some(isStale)) return;
  const cache = join(root, 'node_modules/.cache');
  const remedy = `run 'npm run build' as the user that owns the checkout`;
  refuseUnwritable(cache, remedy, () => mkdirSync(cache, { recursive: true }));
  // Two builds would delete each other's output. Checked again: another process may have built meanwhile.
  await withLock(join(cache, 'building.pid'), () =>
    Promise.all(builds.filter(isStale).map((build) => runBuild(stack, build))),
  );
}

/** Rebuilds and checks types whenever a source changes, until the stack stops. */
export function buildOnChange(stack: Stack) {
  const shows = (line: string) => /error|✗|failed/i.test(line);
  for (const { name, command } of builds)
    if (watched.includes(name))
      stack.startOptional(`${name} build`, [...command.split(' '), '--watch'], { shows });
  const types = ['node_modules/typescript/bin/tsc', '--noEmit', '--watch', '--preserveWatchOutput'];
  stack.startOptional('types', types, { shows });
}

async function runBuild(stack: Stack, build: Build) {
  const { name, command, result } = build;
  const started = performance.now();
  // Taken before the build: a source edited meanwhile makes the result stale.
  const sources = fingerprintOf(build);
  console.log(`Building the ${name} …`);
  // The folder itself stays, since development watches it; the stamp goes first, or half of it would pass for current.
  for (const entry of globSync(['.*', '*'], { cwd: join(root, result) }))
    rmSync(join(root, result, entry), { recursive: true, force: true });
  await stack.run(`the build of the ${name}`, command.split(' '), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(stamp(build), sources);
  console.log(`Built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const stamp = ({ result }: Build) => join(root, result, '.made-from');

const isCurrent = (build: Build) =>
  existsSync(stamp(build)) && readFileSync(stamp(build), 'utf8') === fingerprintOf(build);

const fingerprintOf = ({ command, sources }: Build) =>
  fingerprint(command, [...sources, ...sharedSources]);

/** Hash of the contents of all sources. Unlike modification times it survives a clone and notices a deleted file. */
export function fingerprint(command: string, sources: string[]): string {
  const hash = createHash('sha256').update(`${command} ${process.version}`);
  for (const file of filesIn(sources)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(sources: string[]): string[] {
  const patterns = sources.flatMap((source) => [source, `${source}/**/*`]);
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
