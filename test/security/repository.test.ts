import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/dev/settings/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
};

test('package.json pins every dependency to one version, which the lockfile has', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const { dependencies, devDependencies, overrides } = manifest;
  const pinned = { ...dependencies, ...devDependencies, ...overrides };
  for (const [name, version] of Object.entries(pinned)) {
    assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `${name} is not pinned`);
    assert.equal(packages[`node_modules/${name}`]?.version, version, `${name} in the lockfile`);
  }
});

test('every installed package has a checksum in the lockfile', () => {
  const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
  const unchecked = installed.filter(([, { integrity, link }]) => !link && !integrity);
  assert.deepEqual(unchecked, []);
});

test('each threat of docs/security.md has a number of its own', () => {
  const threats = read('docs/security.md').matchAll(/^- \*\*([A-Z]\d+)\*\*: /gm);
  const numbers = [...threats].map(([, number]) => number);
  assert.ok(numbers.length > 50, 'it names no threats any more');
  assert.deepEqual([...new Set(numbers)], numbers);
});

test('documents name only files that exist', () => {
  const parts = 'api,site,admin,contract,platform,scripts,test,bench,deploy,docs';
  const files = globSync(`{*,{${parts}}/**/*}.*`, { cwd: root });
  const texts = globSync('{README,STYLE,docs/*}.md', { cwd: root }).map(read).join('\n');
  // In code spans, by the end of their paths: `uploads.test.ts`, `abuse/uploads.test.ts`.
  const named = [...texts.matchAll(/`(\w[\w./-]*\.(?:tsx?|sh|ya?ml))`/g)].map(([, name]) => name);
  assert.ok(named.length > 50, 'they name no files any more');
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  assert.deepEqual(missing, []);
});
