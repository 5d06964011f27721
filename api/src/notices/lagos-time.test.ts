import { dayInLagos, momentInLagos } from './lagos-time.ts';

it('names the day as it is in Nigeria, an hour ahead of UTC all year', () => {
  expect(dayInLagos(new Date('2026-12-04T22:59:59Z'))).toBe('Friday 4 December 2026');
  expect(dayInLagos(new Date('2026-12-04T23:00:00Z'))).toBe('Saturday 5 December 2026');
  expect(dayInLagos(new Date('2026-06-30T23:00:00Z'))).toBe('Wednesday 1 July 2026');
});

it('names the time in words that need no explanation', () => {
  expect(momentInLagos(new Date('2026-12-04T09:15:00Z'))).toBe(
    'Friday 4 December 2026, 10:15 am (Lagos time)',
  );
  expect(momentInLagos(new Date('2026-12-04T23:05:00Z'))).toBe(
    'Saturday 5 December 2026, 12:05 am (Lagos time)',
  );
});
