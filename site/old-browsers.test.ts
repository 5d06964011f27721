import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** The built files of the site or the panel; Android 5 has Chrome 95 at most, Windows 7 and 8 have 109. */
const built = (pattern: string, folder = 'build/client/assets') => {
  const cwd = join(import.meta.dirname, folder);
  const files = globSync(pattern, { cwd });
  assert.notEqual(files.length, 0);
  return files.map((file) => readFileSync(join(cwd, file), 'utf8')).join('\n');
};

test('no style is in a layer, which browsers before Chrome 99 skip', () => {
  assert.doesNotMatch(built('*.css'), /@layer/);
});

test('no selector with :has is in a list, which browsers before Chrome 105 drop whole', () => {
  const lists = built('*.css').match(/[^{}]+,[^{}]+(?=\{)/g) ?? [];
  assert.deepEqual(
    lists.filter((list) => list.includes(':has(')),
    [],
  );
});

test('no `:is()`, list in `:not()` or side of two is left, which browsers before Chrome 88 drop', () => {
  const newer =
    /(?<!\\):is\((?!:where)|:not\([^()]*,|[{;](inset|(inset|margin|padding)-(inline|block)):/g;
  assert.deepEqual(built('*.css').match(newer) ?? [], []);
});

test('the initial values of properties are written out for browsers before Chrome 85', () => {
  assert.match(built('*.css'), /or \(not \(content-visibility:auto\)\)\{\*/);
});

test('no script calls what Chrome before 110 or Safari before 16 lacks', () => {
  const newer =
    /\.(at|toSorted|toReversed|toSpliced|findLast|findLastIndex|replaceAll)\(|Object\.(hasOwn|groupBy)|requestSubmit|structuredClone\(|URL\.(canParse|parse)\(|Intl\.ListFormat|Response\.json\(|["']:autofill/g;
  assert.deepEqual(built('*.js').match(newer) ?? [], []);
});

test('no script of the panel calls what Chrome 90, Firefox 86, Safari 15 or a page over plain http lacks', () => {
  const newer =
    /\.(at|toSorted|toReversed|toSpliced|findLast|findLastIndex)\(|Object\.(hasOwn|groupBy)|structuredClone\(|URL\.(canParse|parse)\(|randomUUID|AbortSignal\.(any|timeout)\(/g;
  assert.deepEqual(built('*.js', '../admin/dist/assets').match(newer) ?? [], []);
});
