import { contactPatterns, removedContact } from '#contract/contacts-in-text.ts';
import { testApp } from '../../test/app.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { ownWords } from './own-words.ts';

const api = testApp();

/** A text as visitors read it while its listing is held, and by the same expressions in JavaScript. */
async function withoutContacts(text: string) {
  const { whileHeld } = ownWords('words collate "C"');
  const { held } = await new ReadOnlyDatabase(api.em.fork()).row<{ held: string }>(
    sql`select ${raw(whileHeld)} as held from (select ${text}::text as words) listing`,
  );
  const script = contactPatterns.reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern, 'gi'), removedContact),
    text,
  );
  return { held, script };
}

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
  'Ada.Obi@mail.swift.com.ng',
  'ada [at] swift [dot] com [dot] ng',
  'ada(at)gmail.com',
  'ada(AT)swift-riders(DOT)ng',
  'ada[@]gmail[.]com',
  'ada@gmail dot com',
  'ada at gmail dot com',
  'Ada.Obi AT Yahoo DOT co DOT uk',
  'ada @ gmail.com',
  'https://wa.me/2348031234567',
  'T.me/swift_riders',
  'www.swift.example.com',
])('While a listing is held, %j is withheld in a database of any locale', async (contact) => {
  const bare = 'Call (…), from ₦1,500 – ₦5,000.';
  expect(await withoutContacts(`Call (${contact}), from ₦1,500 – ₦5,000.`)).toEqual({
    held: bare,
    script: bare,
  });
});

it.each([
  'Our office at Ikeja dot the map, then call',
  'We are at Yaba dot Come before noon',
  'Visit us at 5 dot com plaza, Lekki',
  'Goods wait at Gmail House, Wuse. Come along',
  'The office (at) Yaba market. Call',
  'Open [at] 8. Closed on Sunday',
  'Meet riders @ Oshodi. Ask for Ada',
  '500 parcels @ ₦700.50 each, bags 2@1.50',
])('While a listing is held, “%s” stays whole', async (text) => {
  expect(await withoutContacts(text)).toEqual({ held: text, script: text });
});
