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
