import { z } from 'zod';
import { enter } from '#contract/sentences.ts';
import { writing } from './text.ts';

/**
 * A Corporate Affairs Commission number: its class (contract/proofs.ts), such as RC, and 4 to 8 digits that are not
 * all the same, in any case, with spaces, signs or `Reg. No.` in between, and O for 0. Bare digits are an RC number. Stored in one form:
 * `RC1234567`.
 */
export const cacNumber = writing({ label: 'the CAC number', max: 40 }, enter.cacNumber)
  .meta({
    id: 'CacNumber',
    pattern: '^([Rr][Cc]|[Bb][Nn]|[Ii][Tt]|[Ll]?[Ll][Pp])?[ -]?\\d{4,8}$',
    examples: ['RC 1234567'],
  })
  .transform((value, context) => {
    const [, kind, , digits] =
      /^(RC|BN|IT|L?LP)?(?!(\d)\2+$)(\d{4,8})$/.exec(squeezed(value)) ?? [];
    if (digits) return `${kind ?? 'RC'}${digits}`;
    context.addIssue({ code: 'custom', message: enter.cacNumber });
    return z.NEVER;
  });

const squeezed = (value: string) =>
  value
    .toUpperCase()
    .replaceAll(/\b(?:CAC|REG|NO|NUMBER)\b|[\s\p{Pd}.,:/#()]/gu, '')
    .replaceAll('O', '0');
