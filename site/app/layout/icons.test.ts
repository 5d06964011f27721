import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('icon names and drawings are the same', () => {
  const names = [...read('icon.tsx').matchAll(/\| '(\w+)'/g)].map(([, name]) => name);
  const { svg } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(
    read('icons.svg'),
  ) as { svg: { symbol: { id: string; viewBox: string }[] } };
  assert.ok(names.length > 30);
  assert.deepEqual(
    svg.symbol.map(({ id }) => id),
    names,
  );
  assert.ok(svg.symbol.every(({ viewBox }) => viewBox === '0 0 24 24'));
});
