/** The colours of the first and the second series: far apart in lightness too, and second in the legend by name. */
export const seriesColours = ['primary.main', 'warning.main'] as const;
