export type Cell = string | number | undefined;

/** A Markdown table whose columns also line up on a terminal, numbers to the right. */
export function table(heading: string, columns: readonly string[], rows: readonly Cell[][]) {
  const cells = [columns, ...rows.map((row) => columns.map((_, place) => shown(row[place])))];
  const widths = columns.map((_, place) => Math.max(3, ...cells.map((row) => row[place]!.length)));
  const isNumeric = columns.map((_, place) =>
    rows.every((row) => typeof row[place] !== 'string' || row[place] === ''),
  );
  const padded = (cell: string, place: number) =>
    isNumeric[place] ? cell.padStart(widths[place]!) : cell.padEnd(widths[place]!);
  const line = (row: readonly string[]) => `| ${row.map(padded).join(' | ')} |`;
  const rule = widths.map((width, place) =>
    isNumeric[place] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head, ...body] = cells.map(line);
  return [`### ${heading}\n`, head, `| ${rule.join(' | ')} |`, ...body].join('\n');
}

/** Three significant digits below 100, whole numbers from there on; `–` when nothing was measured. */
export function shown(value: Cell): string {
  if (typeof value === 'string') return value;
  if (value === undefined || Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return 'never';
  const decimals = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString('en', digits);
}
