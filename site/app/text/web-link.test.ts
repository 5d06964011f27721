import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webLink } from './web-link.ts';

test('a web address becomes a link with its host', () => {
  assert.deepEqual(webLink('https://Swift.example/apply?x=1'), {
    href: 'https://swift.example/apply?x=1',
    host: 'swift.example',
  });
  assert.equal(webLink('http://swift.example')?.href, 'http://swift.example/');
});

test('other schemes are no link, however they are disguised', () => {
  const disguised = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'mailto:hello@swift.example',
    'swift.example',
    '',
    null,
  ];
  for (const address of disguised) assert.equal(webLink(address), undefined, String(address));
});
