import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../supervisor/settings.ts';
import { advisories } from './advisories.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json') as {
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; link?: boolean }
  >;
};
const { dependencies, devDependencies, overrides } = read('package.json') as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>;

/** Every version of a package that is installed, at whatever depth. */
const versionsOf = (name: string) =>
  Object.entries(packages).flatMap(([path, { version }]) =>
    version && path.endsWith(`node_modules/${name}`) ? [version] : [],
  );

const parts = (version: string) => version.split('-')[0]!.split('.').map(Number);

function isBelow(version: string, floor: string): boolean {
  const [a, b] = [parts(version), parts(floor)];
  const first = [0, 1, 2].find((index) => a[index] !== b[index]);
  return first !== undefined && (a[first] ?? 0) < (b[first] ?? 0);
}

/** A version is held to the floor of its own line, else to the next one above it. */
const isSafe = (version: string, floors: readonly string[]) => {
  const line = parts(version)[0]!;
  const floor =
    floors.find((one) => parts(one)[0] === line) ?? floors.find((one) => parts(one)[0]! > line);
  return !floor || !isBelow(version, floor);
};

describe('Z6: an installed package', () => {
  for (const { package: name, floors, tells } of advisories) {
    test(`is not below its floor: ${name} ${floors.join(' or ')}`, () => {
      const installed = versionsOf(name);
      assert.notEqual(installed.length, 0, `${name} is not installed: its line can go`);
      assert.deepEqual(
        installed.filter((version) => !isSafe(version, floors)),
        [],
        tells,
      );
    });
  }

  test('would be found below its floor', () => {
    assert.equal(isSafe('7.0.13', ['6.6.14', '7.0.14']), false);
    assert.equal(isSafe('7.0.14', ['6.6.14', '7.0.14']), true);
    assert.equal(isSafe('6.6.15', ['6.6.14', '7.0.14']), true);
    assert.equal(isSafe('5.9.0', ['6.6.14', '7.0.14']), false);
    assert.equal(isSafe('8.0.0', ['6.6.14', '7.0.14']), true);
  });

  test('is the very version that package.json names, and the three of the ORM are one', () => {
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...overrides,
    })) {
      assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `${name} is not pinned`);
      assert.ok(versionsOf(name).includes(version), `${name} ${version} is not in the lockfile`);
    }
    const orm = ['core', 'postgresql', 'migrations'].flatMap((name) =>
      versionsOf(`@mikro-orm/${name}`),
    );
    assert.equal(new Set(orm).size, 1, orm.join(', '));
  });

  test('is known by its checksum', () => {
    const unknown = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path.startsWith('node_modules/') && !link && !integrity,
    );
    assert.deepEqual(
      unknown.map(([path]) => path),
      [],
    );
  });
});
