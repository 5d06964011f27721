import { z } from 'zod';
import { isPlain, isSortable } from '../platform/validation/text.ts';

const maxLines = 30;
const maxLength = 300;
/** Of what is sent, empty lines and all. */
const raw = z.string().max(20_000).refine(isSortable);
const maxEntries = 100;
/** People who write a list by hand put a dash or a dot first; the page draws its own. */
const ownBullet = /^[-–—•*·]\s+/;

/** What a job asks for: one per line of a text, or a list; at most 30 of at most 300 characters. */
export const requirements = z
  .union([raw, z.array(raw).max(maxEntries)], { error: 'Enter the requirements, one per line' })
  .nullish()
  .transform(linesOf)
  .refine((lines) => lines.length <= maxLines, {
    error: `Enter ${maxLines} requirements or fewer, one per line`,
  })
  .refine((lines) => lines.every((line) => [...line].length <= maxLength), {
    error: `Each requirement must be ${maxLength} characters or fewer`,
  })
  .refine((lines) => lines.every((line) => isPlain(line)), {
    error: 'The requirements must not contain hidden or control characters',
  })
  .meta({ description: 'One per line, or a list', example: 'Rider’s licence\nA smartphone' });

function linesOf(value: string | string[] | null | undefined): string[] {
  return [value ?? []]
    .flat()
    .flatMap((text) => text.split(/\r\n?|\n/))
    .map((line) => line.replaceAll('\t', ' ').trim().replace(ownBullet, '').normalize('NFC'))
    .filter((line) => line !== '');
}
