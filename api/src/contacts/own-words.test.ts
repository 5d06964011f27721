import { testApp } from '../../test/app.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { ownWords } from './own-words.ts';

const api = testApp();

// Operators' databases have many locales: C knows no space but ASCII's, and those of glibc none that does not break.
it.each([
  '0803\u00a0123\u00a04567',
  '+234\u202f803\u202f123\u202f4567',
  '0803\u2009123\u20094567',
  '0803\u2011123\u20134567',
  '0803) 123-4567',
  '+234 (803) 123 4567',
  '+234 (0)803 123 4567',
  '０８０３ １２３ ４５６７',
  'O8O3 123 4567',
  '803 123 4567',
  'zero eight zero three one two three four five six seven',
  'ada.obi@swift.example.com',
  'https://wa.me/2348031234567',
  'T.me/swift_riders',
  'www.swift.example.com',
])('While a listing is held, %j is withheld in a database of any locale', async (contact) => {
  const { whileHeld } = ownWords('words collate "C"');
  const text = `Call (${contact}), from ₦1,500 – ₦5,000.`;
  const { held } = await new ReadOnlyDatabase(api.em.fork()).row<{ held: string }>(
    sql`select ${raw(whileHeld)} as held from (select ${text}::text as words) listing`,
  );
  expect(held).toBe('Call (…), from ₦1,500 – ₦5,000.');
});
