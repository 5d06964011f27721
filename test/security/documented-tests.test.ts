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

const security = readFileSync(join(root, 'docs/security.md'), 'utf8');

test('each threat of docs/security.md has a number of its own', () => {
  const numbers = [...security.matchAll(/^- \*\*([A-Z]\d+)\*\*: /gm)].map(([, number]) => number);
  assert.ok(numbers.length > 50, 'it names no threats any more');
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  assert.deepEqual(twice, []);
});

test('documents name only files that exist', () => {
  const documents = globSync('{README,STYLE,docs/*}.md', { cwd: root });
  const named = documents.flatMap((name) => namedFiles(readFileSync(join(root, name), 'utf8')));
  assert.ok(named.length > 50, 'they name no files any more');
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  assert.deepEqual(missing, []);
});
