/** Measurements by name. */
export type Figures = Record<string, string | number>;

/** `requests 1,204 · accepted 117 · lost 0` */
export const inWords = (figures: Figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? counted(value) : value}`)
    .join(' · ');

const counted = (value: number) => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number) => `${counted(value)} ms`;
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** The value that `share` (0 to 1) of all values do not exceed; 0 of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Count of each value, as in `201×40 503×12`. */
export function tally(values: (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values.toSorted()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value}×${counted(count)}`).join(' ') || 'none';
}
