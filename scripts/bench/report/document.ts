import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const start = '<!-- measured: everything from here on is written by npm run bench -->';
const end = '<!-- measured: until here -->';

/** Puts the report between the two marks of the document, where the last one was. @throws Error when a mark is missing */
export async function writeReport(file: string, report: string) {
  const text = readFileSync(file, 'utf8');
  const changed = replaced(text, report);
  writeFileSync(file, await format(changed, { ...(await resolveConfig(file)), filepath: file }));
}

export function replaced(text: string, report: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`The document has lost the mark '${from < 0 ? start : end}'.`);
  return `${text.slice(0, from + start.length)}\n\n${report}\n\n${text.slice(to)}`;
}
