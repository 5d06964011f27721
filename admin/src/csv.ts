import { downloadCSV, type Exporter } from 'react-admin';
import { asDialled } from '#contract/phone.ts';

export type Cell = string | number | boolean | null | undefined | readonly string[];

/** A react-admin exporter that downloads these columns, in this order, as CSV (UTF-8 with BOM). */
export const csvOf = <Row>(
  columns: Record<string, (row: Row) => Cell>,
): Exporter<Row & { id: string }> =>
  function download(rows, _related, _provider, resource) {
    const lines = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
    const text = [Object.keys(columns), ...lines].map(line).join('\r\n');
    downloadCSV(`\uFEFF${text}\r\n`, `${resource}-${new Date().toISOString().slice(0, 10)}`);
  };

const line = (cells: readonly Cell[]) => cells.map(quoted).join(',');

const quoted = (cell: Cell) =>
  `"${escapeFormula([cell ?? ''].flat().map(String).map(asDialled).join('; ')).replaceAll('"', '""')}"`;

/** Prefixes with an apostrophe any text that a spreadsheet would run as a formula (OWASP ASVS 1.2.10). */
const escapeFormula = (text: string) => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
