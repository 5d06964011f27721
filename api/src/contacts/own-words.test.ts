import { withoutContacts } from '#contract/contacts-in-text.ts';
import { testApp } from '../../test/app.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { ownWords } from './own-words.ts';

const api = testApp();

/** A text as visitors read it while its listing is held, and as readers of feeds do. */
async function bareTexts(text: string) {
  const { whileHeld } = ownWords('words collate "C"');
  const { held } = await new ReadOnlyDatabase(api.em.fork()).row<{ held: string }>(
    sql`select ${raw(whileHeld)} as held from (select ${text}::text as words) listing`,
  );
  return [held, withoutContacts(text)];
}

// Operators' databases have many locales: C knows no space but ASCII's, and those of glibc none that does not break.
it.each([
  '08031234567',
  '0803-123-4567',
  '+2348031234567',
  '234 803 123 4567',
  '009 234 803 123 4567',
  '02014630643',
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
  'Zero-eight-zero-three one two three four',
  'ada.obi@swift.example.com',
  'Ada.Obi+jobs@mail.swift.com.ng',
  'ada [at] swift [dot] com [dot] ng',
  'ada(at)gmail.com',
  'ada(AT)swift-riders(DOT)ng',
  'ada[@]gmail[.]com',
  'ada@gmail dot com',
  'ada (at) mail dot swift dot com dot ng',
  'ada at gmail dot com',
  'Ada.Obi AT Yahoo DOT co DOT uk',
  'ada @ gmail.com',
  'https://wa.me/2348031234567',
  'T.me/swift_riders',
  'www.swift.example.com',
])('%j is withheld from feeds and held listings, in a database of any locale', async (contact) => {
  const bare = 'Call (…), from ₦1,500 – ₦5,000.';
  expect(await bareTexts(`Call (${contact}), from ₦1,500 – ₦5,000.`)).toEqual([bare, bare]);
});

it.each([
  'Our office at Ikeja dot the map, then call',
  'We are at Yaba dot Come before noon',
  'Visit us at 5 dot com plaza, Lekki',
  'Goods wait at Gmail House, Wuse. Come along',
  'The office (at) Yaba market. Call',
  'The office (at) Yaba dot Call before noon',
  'Open [at] 8. Closed on Sunday',
  'Meet riders @ Oshodi. Ask for Ada',
  '500 parcels @ ₦700.50 each, bags 2@1.50',
  '₦120,000 to ₦200,000 a month',
  'RC 1234567',
  'From 80000 - 90000 in one or two months, to three or four',
  'Since 2014, open 08:00 to 18:30',
  'Order 12345678901234567890',
])('“%s” stays whole in feeds and held listings', async (text) => {
  expect(await bareTexts(text)).toEqual([text, text]);
});
