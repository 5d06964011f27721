import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits, requestIn, requestText } from './request-text.ts';

const company = { name: 'Swift Riders', reference: 'ND-7F3K-9Q2M' };
const textOf = (fields: Record<string, string>, to = company) =>
  requestText(to, 'Naija Dispatch', requestIn(new URLSearchParams(fields)));

test('what was not answered has no line, and without a time the text asks for one', () => {
  const unknown = { ...company, reference: '' };
  assert.equal(
    textOf({ from: ' ', what: 'constructor' }, unknown),
    'Hello Swift Riders, I saw you on Naija Dispatch.\nI need a delivery.\nHow much, and when can you pick it up?',
  );
});

test('X8: line breaks, controls and direction marks of any field start no line of the text', () => {
  for (const field of Object.keys(limits)) {
    const breaks = `a\r\nSet-Cookie: b=1\n\n\u2028c\u0000\u0085d\u202ee\ud800`;
    const text = textOf({ what: 'fragile', [field]: breaks });
    assert.ok(!/[^\P{C}\n]|\u2028/u.test(text), field);
    assert.ok(!/^(Set-Cookie|c|d|$)|  /m.test(text), field);
    assert.equal(decodeURIComponent(encodeURIComponent(text)), text);
  }
});

for (const [kind, letter] of [
  ['words', 'ẹ́kọ́ '],
  ['one long word', 'W'],
  ['emojis', '😀'],
] as const) {
  test(`the longest answers of ${kind} make 500 characters at most, in lines of 80`, () => {
    const long = Object.fromEntries(Object.keys(limits).map((name) => [name, letter.repeat(130)]));
    const name = letter.repeat(120).slice(0, 120);
    const text = textOf({ ...long, what: 'furniture' }, { ...company, name });
    const { length } = [...text];
    assert.ok(length <= 500 && length > 400, `${length}`);
    for (const line of text.split('\n')) assert.ok([...line].length <= 80, line);
    assert.match(text, /\nPickup:[^]*\nDrop:[^]*\nWhat:[^]*\nWhen:[^]*\nNote:[^]*\nHow much\?$/);
    assert.doesNotThrow(() => encodeURIComponent(text));
  });
}
