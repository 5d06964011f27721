import { dayInLagos, momentInLagos } from './lagos-time.ts';

it('formats the date of Nigeria, one hour ahead of UTC all year', () => {
  expect(dayInLagos(new Date('2026-12-04T22:59:59Z'))).toBe('Friday 4 December 2026');
  expect(dayInLagos(new Date('2026-12-04T23:00:00Z'))).toBe('Saturday 5 December 2026');
  expect(dayInLagos(new Date('2026-06-30T23:00:00Z'))).toBe('Wednesday 1 July 2026');
});

it('formats date and time with am or pm and the time zone', () => {
  expect(momentInLagos(new Date('2026-12-04T09:15:00Z'))).toBe(
    'Friday 4 December 2026, 10:15 am (Lagos time)',
  );
  expect(momentInLagos(new Date('2026-12-04T23:05:00Z'))).toBe(
    'Saturday 5 December 2026, 12:05 am (Lagos time)',
  );
});
