import { demoCompanies, demoJobs } from '../../commands/demo/rows.ts';
import { COPY_SIMILARITY } from './repeated-text.ts';
import { shingleHashes, similarity } from './text-shingles.ts';

const text = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `word${'abcdefghij'[(index + from) % 10]}${'x'.repeat((index + from) / 10)}`,
  ).join(' ');

it('returns no hashes for a text of fewer than 15 words', () => {
  expect(shingleHashes(text(14))).toEqual([]);
  expect(shingleHashes(text(15))).toHaveLength(13);
});

it('ignores case, accents, punctuation, numbers and invisible characters', () => {
  const original =
    'Bring your licence: we deliver parcels in Ìbàdàn, ₦2,000 a drop, seven days a week, rain or sun.';
  const changed =
    'BRING YOUR LICENCE! We del\u200biver parcels in Ibadan... ₦9,500 a drop; seven days a week – rain or sun';
  expect(shingleHashes(original).length).toBeGreaterThan(5);
  expect(shingleHashes(changed)).toEqual(shingleHashes(original));
});

it('finds no copy among the demo listings', () => {
  const all = [...demoCompanies(), ...demoJobs()].map((row) => shingleHashes(row.description));
  const highest = all.map((hashes, index) =>
    Math.max(...all.slice(index + 1).map((other) => similarity(hashes, other)), 0),
  );
  expect(all.filter((hashes) => hashes.length > 0).length).toBeGreaterThan(100);
  expect(Math.max(...highest)).toBeLessThan(COPY_SIMILARITY / 2);
});

it('returns at most 48 hashes that fit PostgreSQL’s integer', () => {
  const hashes = shingleHashes(text(1_000));
  expect(hashes).toHaveLength(48);
  for (const hash of hashes) expect(Math.abs(hash)).toBeLessThanOrEqual(2 ** 31);
});

it('rates a copy with another name above 0.8 and a different text 0', () => {
  const hashes = shingleHashes(text(120));
  expect(similarity(hashes, shingleHashes(text(120)))).toBe(1);
  expect(similarity(hashes, shingleHashes(`Another company here ${text(120)}`))).toBeGreaterThan(
    0.8,
  );
  expect(similarity(hashes, shingleHashes(text(120, 1_000)))).toBe(0);
  expect(similarity([], [])).toBe(0);
});
