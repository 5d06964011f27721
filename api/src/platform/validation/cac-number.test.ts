import { cacNumber } from './cac-number.ts';

it.each([
  ['RC 1234567', 'RC1234567'],
  ['rc-1234567', 'RC1234567'],
  ['1234567', 'RC1234567'],
  ['CAC: rc No. 12 345', 'RC12345'],
  ['(Reg. No. RC#1,234,567)', 'RC1234567'],
  ['bn 7654321', 'BN7654321'],
  ['IT–12345', 'IT12345'],
  ['RC 1000', 'RC1000'],
  ['RC 1O2o', 'RC1020'],
  ['IT 12345678', 'IT12345678'],
  ['LP 12345', 'LP12345'],
  ['llp/0001234', 'LLP0001234'],
])('stores the CAC number %s as %s', (typed, stored) => {
  expect(cacNumber.parse(typed)).toBe(stored);
});

it.each([
  '',
  'RC',
  'RC123',
  'RC 0000000',
  'BN 1111',
  'PLP 12345',
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
