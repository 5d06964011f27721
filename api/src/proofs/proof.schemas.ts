import { z } from 'zod';
import { licenceClasses } from '#contract/licence.ts';
import {
  answerers,
  cacClasses,
  type ProofKind,
  proofKinds,
  type ProofResult,
  proofResults,
  visits,
} from '#contract/proofs.ts';
import { Moment } from '../listings/listing.schemas.ts';
import { ScreeningNotes } from '../listings/screening-note.schemas.ts';
import { daysAhead, listQuery } from '../platform/lists/list-query.ts';
import { phone } from '../platform/validation/contact.ts';
import { optionalText, text } from '../platform/validation/text.ts';

const oneOf = <Name extends string>(words: Readonly<Record<Name, unknown>>, error: string) =>
  z.enum(Object.keys(words) as Name[], error);
/** PostgreSQL knows no year 0. */
const day = (label: string) => {
  const error = `Enter ${label} as a day such as 2026-12-31`;
  return z.iso.date(error).refine((date) => date > '1900', error);
};
const resultRule = 'Choose confirmed or different; of a phone or an address also no_answer';

const Cac = z.object({
  class: oneOf(cacClasses, 'Choose the class of the CAC number'),
  number: z
    .string('Enter the CAC number')
    .regex(/^\d{4,8}$/, 'Enter the CAC number without its class, 4 to 8 digits'),
  registryName: text({ label: 'the name in the register', max: 200 }),
  registryStatus: text({ label: 'the status in the register', max: 40 }),
  registeredOn: day('the registration').optional(),
});
const Phone = z.object({ number: phone, answeredBy: oneOf(answerers, 'Choose who answered') });
const Address = z.object({ how: oneOf(visits, 'Choose how the address was checked') });
const Licence = z.object({
  number: text({ label: 'the licence number', max: 80 }),
  class: oneOf(licenceClasses, 'Choose the class of the licence'),
  validUntil: day('the end of the licence'),
});

const note = z.string().nullable();

/** A check of one kind: all facts when it confirmed, else those that were found. */
const check = <Kind extends ProofKind, Facts extends z.ZodType, Found extends z.ZodType>(
  name: Kind,
  facts: Facts,
  found: Found,
  results: readonly Exclude<ProofResult, 'confirmed'>[],
) => {
  const kind = z.literal(name);
  return z.discriminatedUnion(
    'result',
    [
      z.object({ kind, result: z.literal('confirmed'), facts, note }),
      z.object({ kind, result: z.enum(results), facts: found, note }),
    ],
    resultRule,
  );
};

const withoutName = Cac.partial({ registryName: true, registryStatus: true });
const unanswered = Phone.partial({ answeredBy: true });
const Check = z.discriminatedUnion('kind', [
  check('cac', Cac, withoutName, ['different']),
  check('phone', Phone, unanswered, ['different', 'no_answer']),
  check('address', Address, Address.partial(), ['different', 'no_answer']),
  check('licence', Licence, Licence.partial(), ['different']),
]);

const factsOf = `By kind. cac: \`class\`, \`number\`, \`registryName\`, \`registryStatus\`, \`registeredOn\`; phone: \`number\`, \`answeredBy\`;
address: \`how\`; licence: \`number\`, \`class\`, \`validUntil\``;
const Facts = z.record(z.string(), z.unknown()).meta({ description: factsOf.replace('\n', ' ') });

/** Body of a check by a moderator. Number and address are those that the company has now. */
export const ProofForm = z
  .object({
    kind: z.enum(['cac', 'phone', 'address', 'licence'], 'Choose cac, phone, address or licence'),
    result: oneOf(proofResults, resultRule),
    facts: Facts,
    note: optionalText({ label: 'the note', max: 500, lines: true }),
  })
  // Zod leaves out the `examples` of a schema that transforms.
  .meta({
    id: 'ProofForm',
    example: {
      kind: 'phone',
      result: 'confirmed',
      facts: { number: '+2348031234567', answeredBy: 'owner' },
      note: 'Asked for the parcel desk',
    },
  })
  .pipe(Check);
export type ProofForm = z.output<typeof ProofForm>;

/** An entry of the ledger, for moderators. */
export const ProofEntry = z
  .object({
    id: z.string().meta({ description: 'Digits' }),
    company: z.uuid(),
    name: z.string().meta({ description: 'Of the company' }),
    kind: z.enum(proofKinds),
    result: oneOf(proofResults, resultRule),
    facts: Facts,
    note: z.string().nullable(),
    checkedBy: z.string().nullable().meta({ description: 'Email address; null for the system' }),
    checkedAt: Moment,
    goodUntil: Moment,
  })
  .meta({ id: 'ProofEntry' });
export type ProofEntry = z.output<typeof ProofEntry>;

export const sorts = { goodUntil: 'good_until', checkedAt: 'checked_at' } as const;

/** Parameters of the worklist: the newest check of each kind of live companies, first to lapse first. */
export const ProofQuery = listQuery(
  {
    lapsesWithin: daysAhead('lapsesWithin').meta({
      description: 'Confirmed ones that have lapsed or will within so many days',
    }),
  },
  sorts,
  z.string().regex(/^\d{1,18}$/),
);
export type ProofQuery = z.output<typeof ProofQuery>;

/** A live company about whose number or register entry something else was found, or said by visitors. */
export const Doubt = z
  .object({
    id: z.uuid(),
    name: z.string(),
    notes: ScreeningNotes.meta({ description: 'The doubts. A later check of the kind ends them' }),
  })
  .meta({ id: 'Doubt' });

export const doubtSorts = { createdAt: 'created_at' } as const;

export const DoubtQuery = listQuery({}, doubtSorts);
export type DoubtQuery = z.output<typeof DoubtQuery>;
