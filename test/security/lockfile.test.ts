import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/dev/settings/settings.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json') as {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
};
const manifest = read('package.json') as Record<string, Record<string, string>>;

test('package.json pins every dependency to one version, which the lockfile has', () => {
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
