import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockedPorts } from './ports.ts';

test('fetch refuses every blocked port before it connects', async () => {
  for (const port of blockedPorts)
    await assert.rejects(fetch(`http://127.0.0.1:${port}`), { cause: new Error('bad port') });
});
