import type { ActivityDay } from './openapi.ts';

const figures: Record<'company' | 'job', Partial<Record<keyof ActivityDay, string>>> = {
  company: { views: 'Views', reveals: 'Number shown', calls: 'Calls', chats: 'WhatsApp' },
  job: { views: 'Views', applies: 'Applications' },
};

/** Columns of {@link activityTable}: days, today included. */
export const periods = [7, 30, 90] as const;

/** The sum of each figure in each period. */
export const activityTable = (kind: 'company' | 'job', days: readonly ActivityDay[]) =>
  Object.entries(figures[kind]).map(([figure, name]) => ({
    name,
    values: periods.map((period) => sum(days.slice(-period), figure as 'views')),
  }));

/** Views per day, oldest first, as the bars of one SVG path: the owner and the moderator see the same. */
export function viewsChart(days: readonly ActivityDay[]) {
  const max = Math.max(0, ...days.map(({ views }) => views));
  const bar = ({ views }: ActivityDay, at: number) =>
    `M${at * 4} 80v${-(views * 80) / (max || 1)}h3V80z`;
  return {
    hasViews: max > 0,
    path: days.map(bar).join(''),
    viewBox: `0 0 ${days.length * 4} 80`,
    label: `Views per day: ${sum(days, 'views')} in ${days.length} days, at most ${max} in one`,
  };
}

const sum = (days: readonly ActivityDay[], figure: 'views') =>
  days.reduce((total, day) => total + day[figure], 0);
