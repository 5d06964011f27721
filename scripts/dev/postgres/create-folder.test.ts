import assert from 'node:assert/strict';
import { chownSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '#platform/testing.ts';
import { leftBehind, temporaryFolder } from '../../../test/product/product.ts';
import { Stack } from '../process/stack.ts';
import { newSecret } from '../settings/secrets.ts';
import { isRoot, refuseClosedFolders } from './folder.ts';
import { createFolder } from './server.ts';

test('a stop during the creation of the database leaves no process, and its password where nobody else finds it', async () => {
  const folder = join(temporaryFolder('creation'), 'postgres');
  const password = newSecret();
  const stack = new Stack();
  const created = createFolder(stack, { folder, port: 0, password });
  const isCreating = () => existsSync(join(`${folder}.new`, 'base'));
  await Promise.all([
    assert.rejects(created),
    until('the database to be created', isCreating).then(() => stack.stop()),
  ]);
  assert.deepEqual(await leftBehind(folder, 0), []);
  assert.equal(existsSync(folder), false, 'no database after all');
  const files = globSync(join(tmpdir(), 'pg-password-*'));
  assert.ok(files.every((file) => !readFileSync(file, 'utf8').includes(password)));
});

test('as root, a database of another user is refused with what to do', { skip: !isRoot }, () => {
  const dataDir = temporaryFolder('owned');
  const data = join(dataDir, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, 1, 1);
  assert.throws(() => refuseClosedFolders(dataDir), /cannot enter .*: start with sudo -u '#1'\.$/);
  chownSync(data, 0, 0);
  assert.throws(
    () => refuseClosedFolders(dataDir),
    /cannot enter .*: run 'chown -R postgres .*'\.$/,
  );
});
