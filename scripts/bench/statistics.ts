/** The middle one, or between the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[half]!;
  return sorted.length === 0 ? NaN : (sorted[half - 1]! + sorted[half]!) / 2;
}
