import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { contentSecurityPolicy, hashScripts } from './content-security-policy.server.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test('marked inline scripts are hashed, and the nonce is removed', () => {
  const page =
    '<script nonce="n1">start()</script><script type="module" nonce="n1" async="">go()</script>';
  const { html, hashes } = hashScripts(page, 'n1');
  assert.equal(
    html.toString(),
    '<script>start()</script><script type="module" async="">go()</script>',
  );
  assert.deepEqual(hashes, [hashOf('start()'), hashOf('go()')]);
});

test('a script without the nonce gets no hash', () => {
  const page = '<p><script>steal()</script><script nonce="guess">steal()</script></p>';
  assert.deepEqual(hashScripts(page, 'n1').hashes, []);
});

test('the policy of a page without scripts allows no inline script', () => {
  const policy = contentSecurityPolicy();
  assert.match(policy, /script-src 'self';/);
  assert.doesNotMatch(policy, /unsafe|\*/);
});
