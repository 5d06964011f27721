import { grouped } from '#contract/digits.ts';

/** A number with its noun, for sentences: `1 minute`, `1,000 characters`. */
export const amount = (count: number | bigint, one: string, many = `${one}s`) =>
  `${grouped(count)} ${Number(count) === 1 ? one : many}`;
