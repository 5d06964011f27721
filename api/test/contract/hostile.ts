import hostile from './hostile.json' with { type: 'json' };

/** Texts that have broken other programs. */
export const hostileTexts = [
  ...hostile.texts,
  'a '.repeat(50),
  'x'.repeat(300),
  '🛵'.repeat(200),
  'x'.repeat(11_000),
  '['.repeat(500),
];

export const hostileValues: unknown[] = [
  ...hostileTexts,
  ...hostile.values,
  2 ** 53,
  -(2 ** 31) - 1,
];

/** Field names with a meaning in the database or in JavaScript, and invalid ones. */
export const hostileNames = hostile.fieldNames;

/** JSON that pollutes prototypes if it is merged carelessly. */
export const pollution = hostile.pollution;

/** Invalid ids, percent-encoded. */
export const hostileIds = [...hostile.ids, 'x'.repeat(2000)];

/** A value that would do harm in a field that nobody checks. */
export function harmfulValue(name: string): string | number | boolean {
  if (/status/.test(name)) return 'live';
  if (/plan/i.test(name)) return 'premium';
  if (/(at|date|through)$/i.test(name)) return '2099-01-01T00:00:00.000Z';
  if (/id$/i.test(name)) return '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';
  return /views|rating|count|rank|version/i.test(name) ? 7 : true;
}
