import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differingWords } from './compare-names.ts';

const names: [listed: string, registered: string, words: string[]][] = [
  ['Swift Riders', 'SWIFT RIDERS LIMITED', []],
  ['SwiftRiders Ltd.', 'Swift-Riders Limited', []],
  ['Ìbàdàn Vans & Bikes', 'IBADAN VANS AND BIKES LTD', []],
  ['Swift Riders Nigeria', 'SWIFT RIDERS NIG. LTD', []],
  ['Swift Riders Ltd', 'SWIFT RIDERS NIGERIA LTD', ['nigeria']],
  ['Swift Rider', 'SWIFT RIDERS LTD', ['rider', 'riders']],
];
for (const [listed, registered, words] of names)
  test(`tells ${listed} from ${registered} by ${words.join() || 'nothing'}`, () => {
    assert.deepEqual(differingWords(listed, registered), words);
  });
