import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wholeFigures } from './whole-figures.ts';

for (const [price, shown] of [
  ['₦1,500 – ₦4,000', '₦1,500 – ₦4,000'],
  ['₦1,500 within Ikeja, ₦12,500 outside', '₦1,500 within Ikeja, <span>₦12,500</span> outside'],
  ['N1,500 to N5,000 in Lagos, N12,500', 'N1,500 to N5,000 in Lagos, <span>N12,500</span>'],
  ['₦700 within the campus, NGN 1,500', '₦700 within the campus, <span>NGN 1,500</span>'],
  ['Within the campus, NGN 1,500', 'Within the campus, <span>NGN 1,500</span>'],
  ['₦ 1,500 within Ikeja only, ₦ 12,500', '₦ 1,500 within Ikeja only, <span>₦ 12,500</span>'],
  ['From 1500 naira in Lagos, 12500 out', 'From 1500 naira in Lagos, <span>12500</span> out'],
  ['Varies by location and weight', 'Varies by location and weight'],
] as const)
  test(`a card shows each figure of “${price}” whole or not at all`, () => {
    assert.equal(
      renderToStaticMarkup(createElement('p', {}, wholeFigures(price))),
      `<p>${shown}</p>`,
    );
  });
