import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { temporaryFolder } from '../test/product/product.ts';

test('a command asked for its help starts no database', async () => {
  const folder = temporaryFolder('help');
  const asked = { ...process.env, ENV_FILE: '', DATA_DIR: folder };
  const args = ['scripts/command.ts', 'admin', '--help'];
  const { stdout } = await promisify(execFile)('node', args, { env: asked });
  assert.match(stdout, /^Accounts of moderators:/m);
  assert.deepEqual(readdirSync(folder), []);
});

test('a command whose reader has seen enough, as head has, ends without a stack trace', async () => {
  const command = spawn('node', ['scripts/command.ts', 'admin', '--help']);
  command.stdout.destroy();
  assert.equal(await text(command.stderr), '');
});
