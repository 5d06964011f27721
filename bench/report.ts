import { format } from 'oxfmt';

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

export const isHeld = ({ measured, atLeast = -Infinity, atMost = Infinity }: BenchFigure) =>
  measured >= atLeast && measured <= atMost;

/** A Markdown table that also lines up on a terminal. */
export async function reportOf(figures: readonly BenchFigure[]): Promise<string> {
  const rows = figures.map((one) => {
    const { what, measured, unit, atLeast, atMost } = one;
    const bound = atLeast ?? atMost;
    const goal = bound === undefined ? '' : `${atMost ? '≤' : '≥'} ${shown(bound)} ${unit}`;
    return `| ${what} | ${shown(measured)} ${unit} | ${goal} | ${goal && (isHeld(one) ? 'held' : 'missed')} |`;
  });
  const head = ['| what | measured | goal | |', '| --- | --: | --: | --- |'];
  return (await format('report.md', [...head, ...rows].join('\n'))).code;
}

/** Three significant digits below 100, whole numbers from there on. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '–' : 'never';
  const decimals = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString('en', digits);
}
