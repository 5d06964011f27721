import { z } from 'zod';
import { isPlain, isSortable, linesOf } from '../platform/validation/text.ts';

const MAX_LINES = 30;
const MAX_LENGTH = 300;
/** Entries of the body, before they are split into lines. */
const MAX_ENTRIES = 100;
const rawText = z.string().max(20_000).refine(isSortable);
const line = `([-–—•*·]\\s+)?[^\\r\\n]{0,${MAX_LENGTH}}\\r?`;
const asText = rawText.meta({ pattern: `^${line}(\\n${line})*$` });
const asList = z
  .array(rawText.meta({ maxLength: MAX_LENGTH }))
  .max(MAX_ENTRIES)
  .meta({ maxItems: MAX_LINES });
/** Typed by hand; the page draws its own bullets. */
const BULLET = /^[-–—•*·●○▪■◦‣►➢➤✓✔✅]\uFE0F?\s+/;

/** The requirements of a job: a text with one per line, or a list; at most 30 of at most 300 characters. */
export const requirements = z
  .union([asText, asList], {
    error: 'Enter the requirements, one per line',
  })
  .nullish()
  .transform((value) => linesOf(value ?? []).map((line) => line.replace(BULLET, '')))
  .refine((lines) => lines.length <= MAX_LINES, {
    error: `Enter ${MAX_LINES} requirements or fewer, one per line`,
  })
  .refine((lines) => lines.every((line) => [...line].length <= MAX_LENGTH), {
    error: `Each requirement must be ${MAX_LENGTH} characters or fewer`,
  })
  .refine((lines) => lines.every((line) => isPlain(line)), {
    error: 'The requirements must not contain hidden or control characters',
  })
  .meta({
    description: `One per line, or a list: at most ${MAX_LINES}`,
    example: 'Rider’s licence\nA smartphone',
  });
