import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../supervisor/settings.ts';

/** How one fault went. */
export interface Row {
  id: string;
  title: string;
  /** What was measured, in words. */
  figures: string;
  seconds: number;
  /** What did not hold. */
  fault?: string;
}

const file = join(root, 'docs/security.md');
const [begin, end] = ['<!-- faults:begin -->', '<!-- faults:end -->'];

/** Puts the rows into docs/security.md, between its two marks. */
export async function writeTable(rows: Row[]): Promise<void> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Security\n';
  const [before = '', rest = ''] = text.includes(begin) ? text.split(begin) : [`${text}\n`, ''];
  const after = rest.includes(end) ? rest.slice(rest.indexOf(end) + end.length) : '\n';
  const marked = `${before}${begin}\n\n${inMarkdown(rows)}\n\n${end}${after}`;
  const options = await resolveConfig(file);
  writeFileSync(file, await format(marked, { ...options, parser: 'markdown' }));
}

function inMarkdown(rows: Row[]): string {
  const seconds = rows.reduce((total, row) => total + row.seconds, 0);
  const holding = rows.filter(({ fault }) => !fault).length;
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    `\`npm run faults\` on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}: ${holding} of ${rows.length} hold, ${seconds.toFixed(0)} s.`,
    '',
    '| | Fault | | Measured |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ id, title, figures, fault }) =>
        `| ${id} | ${cell(title)} | ${fault ? 'FAILS' : 'holds'} | ${cell(fault ? `${fault}. ${figures}` : figures)} |`,
    ),
  ].join('\n');
}
