/** How much is measured. */
export interface Extent {
  /** As it is told in the report. */
  name: string;
  /** Companies in the seeded databases, ascending. The second one is what the HTTP paths are measured on. */
  sizes: readonly [number, number, ...number[]];
  connections: readonly number[];
  rounds: number;
  /** Seconds for which a path is warmed up, and for which it is measured with so many connections. */
  warmUp: number;
  seconds: (connections: number) => number;
  /** Milliseconds for which one search is repeated on one database, in each of three rounds. */
  searching: number;
  /** Submissions with a photo one after the other, for each side. */
  submissions: number;
  approvals: number;
  /** Seconds of the worst search. */
  overload: number;
}

export const full: Extent = {
  name: 'full',
  sizes: [1_000, 10_000, 100_000, 1_000_000],
  connections: [1, 16, 64],
  rounds: 3,
  warmUp: 2,
  seconds: (connections) => (connections === 1 ? 2 : 4),
  searching: 700,
  submissions: 25,
  approvals: 5,
  overload: 10,
};

/** For daily use: at most three minutes once its databases are made. What it says of a ratio is right to a tenth or so. */
export const quick: Extent = {
  ...full,
  name: 'quick',
  sizes: [1_000, 10_000, 100_000],
  rounds: 1,
  warmUp: 1,
  seconds: (connections) => (connections === 16 ? 2 : 1),
  searching: 120,
  submissions: 8,
  approvals: 2,
  overload: 4,
};
