import type { ImageColumn } from '../listings/image-columns.ts';
import type { Kind } from '../listings/kind.ts';
import { shortened } from '../platform/validation/text.ts';
import type { FieldChange } from './moderation.schemas.ts';

/** The corrected fields of the record, in words; `images` are the new ones by column, null for one that is removed. */
export const changesOf = (
  { fields, imageFields }: Pick<Kind, 'fields' | 'imageFields'>,
  before: object,
  after: object,
  images: Partial<Record<ImageColumn, string | null>> = {},
): FieldChange[] => {
  const former = new Map<string, unknown>(Object.entries(before));
  const texts = Object.entries(after)
    .filter(([field]) => field in fields)
    .map(([field, to]) => ({ field, ...excerpts(inWords(former.get(field)), inWords(to)) }));
  const pictures = Object.entries(imageFields)
    .filter(([, column]) => images[column] !== undefined)
    .map(([field, column]) => ({
      field,
      from: former.get(column) ? 'an image' : null,
      to: images[column] ? 'a new image' : null,
    }));
  return [...texts, ...pictures].filter(({ from, to }) => from !== to);
};

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const lines: unknown[] = Array.isArray(value) ? value : [value];
  const words = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  return words.join('\n');
}

/** Both texts, from shortly before they differ on when that is far from their beginning. */
function excerpts(from: string | null, to: string | null) {
  const [former, latter] = [[...(from ?? '')], [...(to ?? '')]];
  const same = latter.findIndex((letter, i) => letter !== former[i]);
  const start = (same < 0 ? latter.length : same) - 100;
  const excerpt = (text: string | null, letters: readonly string[]) =>
    text && shortened(start > 300 ? `…${letters.slice(start).join('')}` : text, 500);
  return { from: excerpt(from, former), to: excerpt(to, latter) };
}
