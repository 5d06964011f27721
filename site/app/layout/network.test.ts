import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNetworkError } from './network.ts';

test('a lost line is told from a mistake of the script, in the words of each browser', () => {
  for (const sentence of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The network connection was lost.',
    'The Internet connection appears to be offline.',
    'Could not connect to the server.',
    'The request timed out.',
    'A server with the specified hostname could not be found.',
  ])
    assert.ok(isNetworkError(new TypeError(sentence)), sentence);
  for (const sentence of ['t.disconnect is not a function', "evaluating 'e.isConnected'"])
    assert.ok(!isNetworkError(new TypeError(sentence)), sentence);
});
