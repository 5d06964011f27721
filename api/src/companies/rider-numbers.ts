import { z } from 'zod';
import { optionalPhone, phone } from '../platform/validation/contact.ts';
import { isPlain, isSortable, linesOf } from '../platform/validation/text.ts';

const MAX_NUMBERS = 10;
const MAX_LABEL = 40;
const rule = `Write up to ${MAX_NUMBERS} numbers, one per line, each with whose it is in ${MAX_LABEL} characters or fewer: 0803 123 4567 Rider in Yaba`;
const rawText = z.string().max(2_000).refine(isSortable).meta({ format: 'phones' });

/** Numbers of a company besides its own, each as `+2348057654321 Rider in Yaba`: a text with one per line, or a list. */
const riderNumbers = z
  .union([rawText, z.array(rawText).max(100)], { error: rule })
  .nullish()
  .transform((value, context) => {
    const lines = linesOf(value ?? []);
    // Some may be repeated; thousands would be read for seconds.
    const entries = lines.slice(0, 2 * MAX_NUMBERS).map(entryOf);
    const numbers = entries.map((entry) => entry?.[0]);
    const different = entries.filter((_, index) => numbers.indexOf(numbers[index]) === index);
    const fits = lines.length <= 2 * MAX_NUMBERS && different.length <= MAX_NUMBERS;
    if (fits && !numbers.includes(undefined))
      return different.map((entry) => entry?.join(' ').trim() ?? '');
    context.addIssue({ code: 'custom', message: rule });
    return z.NEVER;
  })
  .meta({
    description: 'Of riders and branches, a line each with whose it is; visitors can check one',
    example: '0805 765 4321 Rider in Yaba',
  });

/** The numbers of a registration or a correction besides `phone`. */
export const numberFields = {
  whatsapp: optionalPhone.meta({
    description: 'The number for WhatsApp, if it is another one',
    example: '0805 765 4321',
  }),
  riderNumbers,
};

/** The first number of a line, and the rest of it. */
function entryOf(line: string): [number: string, label: string] | undefined {
  const number = phone.safeParse(line).data;
  // The expressions are slow for a text that is too long for a number.
  if (!number) return undefined;
  const label = line
    .replace(/[\s:–[-]*[+(]?\d[\d\s().+-]{5,}\d[\s)\]]*/, ' ')
    .replaceAll(/^[\s,;:–-]+|[\s,;:–-]+$/g, '');
  const fits = [...label].length <= MAX_LABEL && isPlain(label);
  return fits ? [number, label] : undefined;
}
