import { z } from 'zod';
import { type LicenceClass as ClassName, licenceClasses } from '#contract/licence.ts';
import { optionalText, orEmpty, writing } from '../platform/validation/text.ts';

const classRule = 'Choose the class of the licence: state, regional, national or international';
const dayRule = 'Enter the last day of the licence, for example 31/12/2026';

export const LicenceClass = z
  .enum(Object.keys(licenceClasses) as ClassName[], { error: classRule })
  .meta({ id: 'LicenceClass' });

/** The courier licence as its owner writes it: for moderators, who ask to see the paper. An expired one is accepted. */
export const licenceFields = {
  licenceNumber: optionalText({ label: 'the licence number', max: 80 }).meta({
    description: 'Courier licence, for the reviewer only',
  }),
  licenceClass: orEmpty(LicenceClass),
  licenceUntil: writing({ label: 'the end of the licence', max: 20 }, dayRule)
    .refine((value) => !value || dayIn(value), { error: dayRule })
    .meta({ format: 'date' })
    .nullish()
    .transform((value) => dayIn(value ?? '') ?? null)
    .meta({ description: 'Its last day, `2026-12-31`' }),
};

/** `31/12/2026` or `2026-12-31` as the latter; undefined for a day that no calendar of this century has. */
function dayIn(text: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return z.iso.date().startsWith('20').safeParse(iso).data;
}
