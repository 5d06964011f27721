import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedEmail } from './email-slips.ts';

for (const [typed, meant] of [
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Obi@gamil.com', 'Ada.Obi@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  [' ada @ yaho.com', 'ada@yahoo.com'],
  ['ada@swift-riders.con', 'ada@swift-riders.com'],
])
  test(`${typed} is probably ${meant}`, () => assert.equal(correctedEmail(typed!), meant));

for (const typed of [
  'ada@gmail.com',
  'ada@mail.com',
  'ada@yahoo.co.uk',
  'ada@swift.ng',
  'ada@',
  '',
])
  test(`nothing is suggested for '${typed}'`, () => assert.equal(correctedEmail(typed), undefined));
