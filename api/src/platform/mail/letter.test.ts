import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { unlinked } from './letter.ts';

it.each([
  '08031234567',
  '0803 123 4567',
  '+234 (0) 803-123-4567',
  '0803.123/4567',
  '0803 -- 123 -- 4567',
  '０８０３１２３４５６７',
])('The letter makes of %s no number to call', (number) => {
  const text = `Win: call ${number} now`;
  expect(findPhoneNumbersInText(text, 'NG')).toHaveLength(1);
  expect(findPhoneNumbersInText(unlinked(text), 'NG')).toEqual([]);
});

it('The letter makes of an address no link, and leaves other text as it is', () => {
  expect(unlinked('https://a.example')).toBe('https:\u2060/\u2060/\u2060a.\u2060example');
  expect(unlinked('ada@a.ng')).toBe('ada@\u2060a.\u2060ng');
  const words = 'Ọ̀kadà 24/7? No: ₦1,500 up, 24 h. ND-AB12';
  expect(unlinked(words).replace('\u2060', '')).toBe(words);
});
