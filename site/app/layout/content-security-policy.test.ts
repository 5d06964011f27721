import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { contentSecurityPolicy, hashScripts } from './content-security-policy.server.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test('our inline scripts are allowed by their hash, and the page keeps nothing random', () => {
  const page =
    '<script nonce="n1">start()</script><script type="module" nonce="n1" async="">go()</script>';
  const { html, hashes } = hashScripts(page, 'n1');
  assert.equal(
    html.toString(),
    '<script>start()</script><script type="module" async="">go()</script>',
  );
  assert.deepEqual(hashes, [hashOf('start()'), hashOf('go()')]);
});

test('a script that slipped in through somebody’s text gets no hash', () => {
  const page = '<p><script>steal()</script><script nonce="guess">steal()</script></p>';
  assert.deepEqual(hashScripts(page, 'n1').hashes, []);
});

test('the policy of a page without scripts allows none inline', () => {
  const policy = contentSecurityPolicy();
  assert.match(policy, /script-src 'self';/);
  assert.doesNotMatch(policy, /unsafe|\*/);
});
