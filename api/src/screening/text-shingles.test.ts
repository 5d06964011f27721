import { demoCompanies, demoJobs } from '../../commands/demo/rows.ts';
import { copy } from './repeated-text.ts';
import { likeness, textPrint } from './text-shingles.ts';

const words = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `word${'abcdefghij'[(index + from) % 10]}${'x'.repeat((index + from) / 10)}`,
  );
const text = (count: number, from = 0) => words(count, from).join(' ');

it('needs fifteen words', () => {
  expect(textPrint(text(14))).toEqual([]);
  expect(textPrint(text(15))).toHaveLength(13);
});

it('is the same whatever the case, accents, marks, numbers and hidden characters', () => {
  const told =
    'Bring your licence: we deliver parcels in Ìbàdàn, ₦2,000 a drop, seven days a week, rain or sun.';
  const changed =
    'BRING YOUR LICENCE! We del\u200biver parcels in Ibadan... ₦9,500 a drop; seven days a week – rain or sun';
  expect(textPrint(told).length).toBeGreaterThan(5);
  expect(textPrint(changed)).toEqual(textPrint(told));
});

it('finds no copy among the demo listings', () => {
  const prints = [...demoCompanies(), ...demoJobs()].map(({ description }) =>
    textPrint(description),
  );
  const nearest = prints.map((print, index) =>
    Math.max(...prints.slice(index + 1).map((other) => likeness(print, other)), 0),
  );
  expect(prints.filter((print) => print.length > 0).length).toBeGreaterThan(100);
  expect(Math.max(...nearest)).toBeLessThan(copy / 2);
});

it('has at most 48 numbers that fit PostgreSQL’s integer', () => {
  const print = textPrint(text(1_000));
  expect(print).toHaveLength(48);
  for (const each of print) expect(Math.abs(each)).toBeLessThanOrEqual(2 ** 31);
});

it('tells a copy with another name from a text about the same thing', () => {
  const told = textPrint(text(120));
  expect(likeness(told, textPrint(text(120)))).toBe(1);
  expect(likeness(told, textPrint(`Another company here ${text(120)}`))).toBeGreaterThan(0.8);
  expect(likeness(told, textPrint(text(120, 1_000)))).toBe(0);
  expect(likeness([], [])).toBe(0);
});
