import { downloadCSV, type Exporter } from 'react-admin';

/** A react-admin exporter that downloads these columns, in this order, as CSV (UTF-8 with BOM). */
export const csvOf = <Row>(
  columns: Record<string, (row: Row) => unknown>,
): Exporter<Row & { id: string }> =>
  function download(rows, _related, _provider, resource) {
    const lines = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
    const text = [Object.keys(columns), ...lines].map(line).join('\r\n');
    downloadCSV(`\uFEFF${text}\r\n`, `${resource}-${new Date().toISOString().slice(0, 10)}`);
  };

const line = (cells: readonly unknown[]) => cells.map(quoted).join(',');

function quoted(cell: unknown) {
  const texts = [cell].flat().map((text) => String(text ?? ''));
  return `"${escapeFormula(texts.join('; ')).replaceAll('"', '""')}"`;
}

/** Prefixes with an apostrophe any text that a spreadsheet would run as a formula (OWASP ASVS 1.2.10). */
const escapeFormula = (text: string) => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
