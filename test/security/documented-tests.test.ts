import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/dev/settings/settings.ts';

const parts = 'api,site,admin,contract,platform,scripts,test,bench,deploy,docs';
const files = globSync(`{*,{${parts}}/**/*}.*`, { cwd: root });

/** Files in code spans, by the end of their paths: `uploads.test.ts`, `abuse/uploads.test.ts`. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|sh|ya?ml))`/g)].map(([, name = '']) => name);

test('docs/security.md names only files that exist', () => {
  const named = namedFiles(readFileSync(join(root, 'docs/security.md'), 'utf8'));
  assert.ok(named.length > 50, 'it names no tests any more');
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  assert.deepEqual(missing, []);
});
