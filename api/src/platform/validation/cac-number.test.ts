import { cacNumber } from './cac-number.ts';

it.each([
  ['RC 1234567', 'RC1234567'],
  ['rc-1234567', 'RC1234567'],
  ['1234567', 'RC1234567'],
  ['RC: 12 345', 'RC12345'],
  ['bn 7654321', 'BN7654321'],
  ['IT–12345', 'IT12345'],
  ['lp 12', 'LP12'],
  ['LLP 12345678', 'LLP12345678'],
])('stores the CAC number %s as %s', (typed, stored) => {
  expect(cacNumber.parse(typed)).toBe(stored);
});

it.each([
  '',
  'RC',
  'RC1',
  'RC123456789',
  'XX1234567',
  'RC12345A',
  'RC1234567; drop',
  '٣٤٥٦٧',
  12345,
  null,
])('rejects %j as a CAC number', (typed) => {
  const { error } = cacNumber.safeParse(typed);
  expect(error?.issues[0]?.message).toBe('Enter the CAC number, for example RC 1234567');
});
