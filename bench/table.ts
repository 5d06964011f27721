import { format } from 'prettier';

export type Cell = string | number | undefined;

/** A Markdown table whose columns also line up on a terminal, numbers to the right. */
export function table(heading: string, columns: readonly string[], rows: readonly Cell[][]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rules = columns.map((_, place) =>
    rows.every((row) => typeof row[place] !== 'string' || row[place] === '') ? '--:' : '---',
  );
  const body = rows.map((row) => line(columns.map((_, place) => shown(row[place]))));
  const text = [`### ${heading}\n`, line(columns), line(rules), ...body].join('\n');
  return format(text, { parser: 'markdown' });
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
