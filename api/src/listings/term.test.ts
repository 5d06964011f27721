import { endOf } from './term.ts';

const endAfter = (term: Parameters<typeof endOf>[0], start: string) =>
  endOf(term, new Date(start)).toISOString();

describe('a term of three calendar months', () => {
  it.each([
    ['2026-11-20T09:00:00.000Z', '2027-02-20T09:00:00.000Z'],
    ['2026-11-30T09:00:00.000Z', '2027-02-28T09:00:00.000Z'],
    ['2027-11-30T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
    ['2027-12-31T00:00:00.000Z', '2028-03-31T00:00:00.000Z'],
    ['2026-08-31T12:00:00.000Z', '2026-11-30T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-05-29T12:00:00.000Z'],
  ])('from %s ends at %s', (start, end) => {
    expect(endAfter({ months: 3 }, start)).toBe(end);
  });
});

it('counts a day of a term as 24 hours', () => {
  expect(endAfter({ days: 30 }, '2026-11-20T09:00:00.000Z')).toBe('2026-12-20T09:00:00.000Z');
});
