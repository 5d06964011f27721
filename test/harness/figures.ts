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

/** The middle value, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** Count of each value, as in `201×40 503×12`. */
export function tally(values: (string | number)[]): string {
  const counts = Map.groupBy(values.toSorted(), (value) => value);
  return [...counts].map(([value, all]) => `${value}×${counted(all.length)}`).join(' ') || 'none';
}

/** Samples every 100 ms. Returns what stops that and gives the largest sample. */
export function samplePeak(measure: () => number): () => number {
  let peak = -Infinity;
  const sample = () => (peak = Math.max(peak, measure()));
  const timer = setInterval(sample, 100);
  return () => {
    clearInterval(timer);
    return sample();
  };
}
