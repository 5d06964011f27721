/** What a figure has to be. */
export interface Goal {
  bound: 'at least' | 'at most';
  value: number;
  /** What follows the value: ` × Y1`, ` ms`. */
  unit: string;
}

export const atLeast = (value: number, unit: string): Goal => ({ bound: 'at least', value, unit });
export const atMost = (value: number, unit: string): Goal => ({ bound: 'at most', value, unit });

/** `≥ 0.45 × Y1` */
export const shownGoal = ({ bound, value, unit }: Goal) =>
  `${bound === 'at least' ? '≥' : '≤'} ${value}${unit}`;

/** Whether a figure holds its goal, or by how much of the goal it misses it. A figure that is none was not measured. */
export function judged({ bound, value }: Goal, figure: number): string {
  if (Number.isNaN(figure)) return 'not measured';
  const short = bound === 'at least' ? 1 - figure / value : figure / value - 1;
  if (short <= 0) return 'held';
  if (!Number.isFinite(short)) return 'missed';
  return `missed by ${short < 0.01 ? '<1' : Math.round(short * 100)} %`;
}
