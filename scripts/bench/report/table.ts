/** A table of a report: a heading, what the columns are, and rows of as many cells. */
export interface Table {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What has to be known to read it. */
  notes?: readonly string[];
}

/** In Markdown, with columns that also line up on a terminal: the first and the last to the left, figures to the right. */
export function shownTable({ heading, columns, rows, notes = [] }: Table): string {
  const widths = columns.map((name, place) =>
    Math.max(3, name.length, ...rows.map((row) => (row[place] ?? '').length)),
  );
  const isText = (place: number) => place === 0 || place === columns.length - 1;
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, place) => {
        const cell = cells[place] ?? '';
        return isText(place) ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = `| ${widths
    .map((width, place) => (isText(place) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
    .join(' | ')} |`;
  const lines = [line(columns), rule, ...rows.map(line)];
  return [`### ${heading}`, lines.join('\n'), ...notes].join('\n\n');
}
