import type { Kind } from '../listings/kind.ts';
import type { Change } from './moderation.schemas.ts';

/** The corrected fields of the record, in words. */
export const changesOf = (kind: Pick<Kind, 'fields'>, before: object, after: object): Change[] => {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: inWords(former.get(field)), to: inWords(to) }))
    .filter(({ field, from, to }) => field in kind.fields && from !== to);
};

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const lines: unknown[] = Array.isArray(value) ? value : [value];
  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}
