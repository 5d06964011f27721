export interface BenchSize {
  name: string;
  /** Companies of the seeded databases, ascending. Pages and lists are measured on the second one. */
  companies: readonly [number, number, ...number[]];
  rounds: number;
  warmUpSeconds: number;
  seconds: (connections: number) => number;
  /** Milliseconds per keyword, size and round (three rounds). */
  searchMs: number;
  submissions: number;
  approvals: number;
  overloadSeconds: number;
}

export const CONNECTIONS = [1, 16, 64];

export const full: BenchSize = {
  name: 'full',
  companies: [1_000, 10_000, 100_000, 1_000_000],
  rounds: 3,
  warmUpSeconds: 2,
  seconds: (connections) => (connections === 1 ? 2 : 4),
  searchMs: 700,
  submissions: 25,
  approvals: 5,
  overloadSeconds: 10,
};

/** Short form for daily use; ratios are accurate to about 10 %. */
export const quick: BenchSize = {
  name: 'quick',
  companies: [1_000, 10_000, 100_000],
  rounds: 1,
  warmUpSeconds: 1,
  seconds: (connections) => (connections === 16 ? 2 : 1),
  searchMs: 120,
  submissions: 8,
  approvals: 2,
  overloadSeconds: 4,
};
