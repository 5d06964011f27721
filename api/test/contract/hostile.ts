/** Texts that have broken other programs. */
export const hostileTexts = [
  ...['', ' ', '0', '-1', '1e999', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '%', '_', '\\'],
  ...[
    "'",
    '"',
    '`',
    ';',
    '--',
    "' or '1'='1",
    "'; drop table company; --",
    '$1',
    '?',
    '??',
    '${7*7}',
  ],
  ...['__proto__', 'constructor', 'toString', '{"$ne":null}', '{"__proto__":{"polluted":1}}'],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '../../etc/passwd',
    '=cmd()',
    'a\r\nb: c',
  ],
  ...[
    '\u0000',
    'a\u0000b',
    '\u0007',
    '\u0085',
    '\ud800',
    'a\udfff',
    '\u202eabc',
    '\u2066',
    '\ufeff',
  ],
  ...['Ìbàdàn', 'I\u0300ba\u0300da\u0300n', '₦1,500', '👨‍👩‍👧‍👦', 'Z̵̡̢͛a̷l̴g̶o̷', 'ﷺ', 'İ', 'ß'],
  ...['a '.repeat(50), 'x'.repeat(300), '🛵'.repeat(200), 'x'.repeat(11_000), '['.repeat(500)],
];

/** Values of other kinds where a text is expected, and texts where one is not. */
export const hostileValues: unknown[] = [
  ...hostileTexts,
  ...[null, true, false, 0, -1, 0.5, 1e308, 2 ** 53, -(2 ** 31) - 1],
  ...[[], [[]], {}, [null], ['a', 'b'], { $ne: null }, { toString: 1 }, { length: 1e9 }],
];

/** Names of fields that mean something to the database, to JavaScript or to nobody. */
export const hostileNames = [
  ...['id', '_id', 'status', 'plan', 'verified', 'views', 'approvedAt', 'expiresAt', 'reference'],
  ...['isAdmin', 'cacNumber', 'email', 'createdAt', 'rating', 'image', 'wishedPlan', 'searchText'],
  ...['constructor', 'prototype', 'toString', 'hasOwnProperty', '$where', 'a[b]', 'a.b', '', 'é'],
];

/** JSON that pollutes prototypes where it is merged carelessly. */
export const pollution = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"name":{"__proto__":{"polluted":1}}}',
  '[{"__proto__":{"polluted":1}}]',
];

/** Addresses of what cannot be: already encoded. */
export const hostileIds = [
  ...['0', '-1', 'null', 'pending', '%00', '%ff', '%2e%2e%2f', '%27%20or%201=1--', '%F0%9F%9B%B5'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'x'.repeat(2000),
  ],
];
