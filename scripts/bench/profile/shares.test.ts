import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords, sharesOf } from './shares.ts';

const frames = [
  ['render', 'file:///srv/node_modules/react-dom/server.js'],
  ['list', 'file:///srv/node_modules/@nestjs/core/router.js'],
  ['findPage', 'file:///srv/api/dist/src/listings/find-page.js'],
  ['emit', 'node:events'],
  ['writev', ''],
  ['(garbage collector)', ''],
  ['(idle)', ''],
  ['post', 'node:inspector'],
];
const nodes = frames.map(([functionName = '', url = ''], id) => ({
  id,
  callFrame: { functionName, url },
}));

test('the time of a thread is shared out by package, without the time in which it had nothing to do', () => {
  const samples = [0, 1, 2, 3, 4, 5, 6, 7];
  const timeDeltas = [400, 100, 50, 50, 300, 100, 9_000, 9_000];
  const shares = sharesOf({ nodes, samples, timeDeltas });
  assert.deepEqual(
    Object.fromEntries(shares.map(({ what, share }) => [what, share])),
    Object.fromEntries([
      ['react-dom', 0.4],
      ['writing', 0.3],
      ['@nestjs/core', 0.1],
      ['garbage collection', 0.1],
      ['our own code', 0.05],
      ["Node's own modules", 0.05],
    ]),
  );
  assert.equal(inWords(shares, 2), 'react-dom 40 %, writing 30 %');
});
