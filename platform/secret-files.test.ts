import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { secretsFromFiles } from './secret-files.ts';

const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'jwt_secret');
writeFileSync(file, 'from the file\n');

describe('secretsFromFiles', () => {
  it('reads a secret without the trailing newline', () => {
    assert.deepEqual(secretsFromFiles({ JWT_SECRET_FILE: file }), { JWT_SECRET: 'from the file' });
  });

  it('does not override the environment', () => {
    assert.deepEqual(secretsFromFiles({ JWT_SECRET_FILE: file, JWT_SECRET: 'set' }), {});
  });

  it('names the setting whose file cannot be read', () => {
    assert.throws(() => secretsFromFiles({ SITE_KEY_FILE: `${file}.gone` }), /SITE_KEY_FILE/);
  });

  it('ignores files of settings that are not secrets', () => {
    assert.deepEqual(secretsFromFiles({ SITE_NAME_FILE: file }), {});
  });
});
