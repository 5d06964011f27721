/** A table of a report: a heading, what the columns are, and rows of as many cells. */
export interface Table {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What has to be known to read it. */
  notes?: readonly string[];
}

/** In Markdown, with columns that also line up on a terminal: text to the left, figures to the right. */
export function shownTable({ heading, columns, rows, notes = [] }: Table): string {
  const cells = (place: number) => rows.map((row) => row[place] ?? '');
  const widths = columns.map((name, place) =>
    Math.max(3, name.length, ...cells(place).map(({ length }) => length)),
  );
  const isOfFigures = columns.map((_, place) => cells(place).every((cell) => isFigure.test(cell)));
  const line = (row: readonly string[]) =>
    `| ${widths
      .map((width, place) =>
        isOfFigures[place] ? (row[place] ?? '').padStart(width) : (row[place] ?? '').padEnd(width),
      )
      .join(' | ')} |`;
  const rule = `| ${widths
    .map((width, place) => (isOfFigures[place] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
    .join(' | ')} |`;
  const lines = [line(columns), rule, ...rows.map(line)];
  return [`### ${heading}`, lines.join('\n'), ...notes].join('\n\n');
}

/** A number with its unit, or that there is none. */
const isFigure = /^(|–|never|[\d.,]+)( (×|ms|s|MB))?$/;
