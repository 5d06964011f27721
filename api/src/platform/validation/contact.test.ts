import { email, link, optionalLink, optionalPhone, phone } from './contact.ts';

it.each([
  ['0803 123 4567', '+2348031234567'],
  ['08031234567', '+2348031234567'],
  ['+234 803-123-4567', '+2348031234567'],
  ['(0803) 123 4567', '+2348031234567'],
  ['01 463 0643', '+2342014630643'],
  ['+234 84 230 123', '+2342084230123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['00 44 20 7946 0958', '+442079460958'],
  ['0803 123 4567 / 0805 765 4321', '+2348031234567'],
  ['08031234567, 08057654321', '+2348031234567'],
  ['08031234567/08057654321 (WhatsApp only)', '+2348031234567'],
  ['0803 123 4567 or 0805 765 4321', '+2348031234567'],
  ['0803 123 4567 0805 765 4321', '+2348031234567'],
  ['08031234567 +2348057654321', '+2348031234567'],
  ['0803 123 4567 (WhatsApp)', '+2348031234567'],
  ['WhatsApp: 0803 123 4567', '+2348031234567'],
  ['tel:+2348031234567', '+2348031234567'],
  ['Tel. 0803-123-4567', '+2348031234567'],
  ['O8O3 123 45o7', '+2348031234507'],
  ['\u2068\u202a+234 803 123 4567\u202c\u2069', '+2348031234567'],
])('stores the phone number %s as %s', (typed, stored) => {
  expect(phone.parse(typed)).toBe(stored);
});

it.each([
  '',
  '0803',
  '123',
  '0803 123 45678',
  '0803 123 45',
  '0903 123 45',
  'call me',
  '+234 0000000000',
  'x'.repeat(101),
  8031234567,
])('rejects %j as a phone number', (typed) => {
  const { error } = phone.safeParse(typed);
  expect(error?.issues[0]?.message).toMatch(/phone number/);
});

it.each([
  ['hello@swift.consulting', 'hello@swift.consulting'],
  [' Ada.Obi+jobs@example.com.ng ', 'Ada.Obi+jobs@example.com.ng'],
  ['hr @ swift.example.com', 'hr@swift.example.com'],
  ['mailto:Ada@example.com', 'Ada@example.com'],
  ['ada@example. com.ng.', 'ada@example.com.ng'],
  ['ada@example .com', 'ada@example.com'],
])('stores the email address %j as %j', (typed, stored) => {
  expect(email.parse(typed)).toBe(stored);
});

it.each([
  '',
  'a@b',
  'a.example.com',
  'a@@b.com',
  'a b@example.com',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: x@y.zz',
  'Ada@Gmail.Con',
  'Mrs. Ada@gmail.com',
  'ada@gmail.com. Thanks',
  `${'a'.repeat(250)}@example.com`,
])('rejects %j as an email address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

it.each([
  ['https://swift.example.com', 'https://swift.example.com/'],
  [' HTTP://Swift.Example.com/A b ', 'http://swift.example.com/A%20b'],
  ['https:swift.example.com', 'https://swift.example.com/'],
  ['swift.example.com', 'https://swift.example.com/'],
  ['www.swift.com.ng.', 'https://www.swift.com.ng/'],
  ['http://10.0.0.1.swift.com.ng', 'http://10.0.0.1.swift.com.ng/'],
  ['https://my-local.ng', 'https://my-local.ng/'],
  ['Swift.example.com/apply?a=1', 'https://swift.example.com/apply?a=1'],
  ['https://example\u202e.com', 'https://example.com/'],
  ['wa.me/2348031234567', 'https://wa.me/2348031234567'],
  ['wa.me/08031234567', 'https://wa.me/2348031234567'],
  ['https://wa.me/+23408031234567?text=Hi', 'https://wa.me/2348031234567?text=Hi'],
  ['wa.me/080312345678', 'https://wa.me/080312345678'],
  ['wa.me/07911123456', 'https://wa.me/07911123456'],
  ['https://example.com/Swift_Ltd.', 'https://example.com/Swift_Ltd.'],
])('stores the web address %j as %j', (typed, stored) => {
  expect(link('the company').parse(typed)).toBe(stored);
});

it.each(['', '   ', 'N/A', 'N.A.', '—', 'nil', null, undefined])(
  'stores %j as null for an optional web address',
  (typed) => {
    expect(optionalLink('the company').parse(typed)).toBeNull();
  },
);

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'ftp://example.com',
  'mailto:a@example.com',
  'example',
  'swift riders.com',
  '//example.com',
  'user@example.com',
  'https://localhost',
  'http://127.0.0.1/apply',
  'http://0x7f.1/',
  '127.0.0.1',
  'http://[::ffff:127.0.0.1]:8080/',
  'http://169.254.169.254/latest/meta-data',
  'https://router.local',
  'https://db.internal.',
  'https://router.home.arpa',
  'https://jobs.localhost',
  'https://apply.test',
  'https://example.',
  'https://user@example.com',
  'https://a:b@example.com',
  `https://example.com/${'x'.repeat(2048)}`,
  'https://',
  7,
])('rejects %j as a web address', (typed) => {
  for (const schema of [link('the company'), optionalLink('the company')]) {
    expect(schema.safeParse(typed).success).toBe(false);
  }
});

it.each(['0803 123 4567', 'O8O3 123 4567', '+234 803.123.4567'])(
  'offers WhatsApp for the phone number %j in place of a web address',
  (typed) => {
    const { error } = link('the company').safeParse(typed);
    expect(error?.issues[0]?.message).toMatch(/For WhatsApp, that is wa\.me\/2348031234567$/);
  },
);

it('offers Instagram for a handle in place of a web address', () => {
  const { error } = link('the company').safeParse('@swift.riders.');
  expect(error?.issues[0]?.message).toMatch(
    /For Instagram, that is instagram\.com\/swift\.riders$/,
  );
});

it('says of an optional contact that it may be left empty', () => {
  const { error } = optionalLink('the company').safeParse('@swift on Instagram');
  expect(error?.issues[0]?.message).toMatch(/, or leave it empty$/);
  expect(optionalPhone.safeParse('same').error?.issues[0]?.message).toMatch(
    /0803 123 4567, or leave it empty$/,
  );
});

it('limits the length of a web address as it is stored', () => {
  const spaces = `https://example.com/${'a '.repeat(700)}b`;
  expect(spaces.length).toBeLessThan(2048);
  expect(link('the company').safeParse(spaces).success).toBe(false);
});
