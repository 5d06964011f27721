/** One measured figure and its goal, if it has one. */
export interface BenchFigure {
  what: string;
  measured: number;
  /** Of the figure and its bound, such as `× Y1` or `ms`. */
  unit: string;
  atLeast?: number;
  atMost?: number;
}

export const figure = (
  what: string,
  measured: number,
  unit: string,
  goal: Pick<BenchFigure, 'atLeast' | 'atMost'> = {},
): BenchFigure => ({ what, measured, unit, ...goal });

/** Prints a table with three digits of each figure. */
export function printReport(figures: readonly BenchFigure[]) {
  const rows = figures.map(({ what, measured, unit, atLeast, atMost }) => ({
    what,
    measured: `${Number(measured.toPrecision(3))} ${unit}`,
    ...(atLeast !== undefined && { goal: `≥ ${atLeast}`, held: measured >= atLeast }),
    ...(atMost !== undefined && { goal: `≤ ${atMost}`, held: measured <= atMost }),
  }));
  console.table(rows);
  console.log(`${rows.filter(({ held }) => held === false).length} goals missed`);
}
