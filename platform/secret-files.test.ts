import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { secretsFromFiles } from './secret-files.ts';

const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'jwt_secret');
writeFileSync(file, 'from the file\n');

describe('A secret that is given as a file', () => {
  it('is what the file says, without the end of its line', () => {
    assert.deepEqual(secretsFromFiles({ JWT_SECRET_FILE: file }), { JWT_SECRET: 'from the file' });
  });

  it('does not overrule the environment', () => {
    assert.deepEqual(secretsFromFiles({ JWT_SECRET_FILE: file, JWT_SECRET: 'said' }), {});
  });

  it('must be readable, and the refusal names the setting', () => {
    assert.throws(() => secretsFromFiles({ SITE_KEY_FILE: `${file}.gone` }), /SITE_KEY_FILE/);
  });

  it('is a secret: no other setting is read from a file', () => {
    assert.deepEqual(secretsFromFiles({ SITE_NAME_FILE: file }), {});
  });
});
