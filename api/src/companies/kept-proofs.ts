import { z } from 'zod';
import { licenceClasses } from '#contract/licence.ts';
import {
  answerers,
  cacClasses,
  type ProofKind,
  proofKinds,
  proofResults,
  visits,
} from '#contract/proofs.ts';
import { isLive } from '../listings/life.ts';
import { join, raw, type Sql, sql } from '../platform/database/sql.ts';

const names = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  Object.keys(words) as Name[];

const moment = z.iso.datetime();

const Proof = z
  .object({
    result: z.enum(names(proofResults)),
    on: moment,
    until: moment.meta({ description: 'Not shown from then on' }),
    class: z.enum([...names(cacClasses), ...names(licenceClasses)]).optional(),
    number: z.string().optional(),
    registryName: z.string().optional(),
    registryStatus: z.string().optional(),
    answeredBy: z.enum(names(answerers)).optional(),
    how: z.enum(names(visits)).optional(),
    validUntil: z.string().optional(),
  })
  .meta({ id: 'Proof' });

/** The newest check of each kind that has not lapsed, as visitors see it: in lists without its facts. */
export const Proofs = z
  .object({
    cac: Proof.optional(),
    phone: Proof.optional(),
    address: Proof.optional(),
    email: Proof.optional(),
    licence: Proof.optional(),
  } satisfies Record<ProofKind, unknown>)
  .meta({ id: 'Proofs', description: 'What we have checked, on its own page with the facts' });

/** A check in the company's row. Times are RFC 3339. */
export interface KeptProof extends Pick<z.output<typeof Proof>, 'result' | 'on' | 'until'> {
  /** The number or address that was checked: it is about no other. */
  subject: string;
  /** Of a CAC check: the company's name in lower case, which was compared with that of the register. Older ones lack it. */
  name?: string;
  registryName?: string;
}
export type KeptProofs = Partial<Record<ProofKind, KeptProof>>;

/** The columns that a check is about. */
export interface Checkable {
  proofs: KeptProofs;
  name: string;
  cacNumber: string;
  phone: string;
  email: string;
  address: string;
}

export const subjectOf = (company: Checkable, kind: ProofKind): string => {
  const { cacNumber: cac, phone, address, email } = company;
  // A licence is of whom the number is of.
  return { cac, phone, address, email, licence: cac }[kind];
};

/** The checks that are still about the company: a new phone number has not been called. */
export const proofsAbout = (company: Checkable): KeptProofs =>
  Object.fromEntries(
    proofKinds.flatMap((kind) => {
      const proof = company.proofs[kind];
      return proof?.subject === subjectOf(company, kind) && hasName(proof, company)
        ? [[kind, proof]]
        : [];
    }),
  );

/** Whether the name was compared, or is now that of the register. */
function hasName({ name, registryName }: KeptProof, company: Checkable): boolean {
  if (name === undefined) return true;
  return [name, registryName?.toLowerCase()].includes(company.name.toLowerCase());
}

const end = "(proof ->> 'until')::timestamptz";
const brief = `jsonb_build_object('result', proof -> 'result', 'on', proof -> 'on', 'until', proof -> 'until')`;
const current = (value: string) =>
  `(select ${value} from jsonb_each(proofs) each (kind, proof) where ${end} > now())`;
const shown = (value: string) => current(`coalesce(jsonb_object_agg(kind, ${value}), '{}')`);

/** The field `proofs`. Facts of a check that did not confirm are for moderators. */
export const keptProofs = {
  column: 'proofs',
  value: shown(brief),
  ownValue: shown(
    `case proof ->> 'result' when 'confirmed' then proof - array['subject', 'name', 'registeredOn', case kind when 'phone' then 'number' end] else ${brief} end`,
  ),
  lapses: current(`min(${end})`),
};

/** A list parameter: companies for which all of these are confirmed. */
export const ProofFilter = z
  .string()
  .max(60)
  .regex(
    new RegExp(`^(${proofKinds.join('|')})(,(${proofKinds.join('|')}))*$`),
    `proof must be one or more of ${proofKinds.join(', ')}, with commas between them`,
  )
  .meta({ description: 'Confirmed checks, all of them, such as `cac,phone`' });

/** SQL condition of companies with a confirmed check of a kind. The containment has an index. */
export const isProven = (kind: string): Sql =>
  sql`(proofs @> ${JSON.stringify({ [kind]: { result: 'confirmed' } })}::jsonb
    and (proofs -> ${kind} ->> 'until')::timestamptz > now())`;

/** SQL of the moment at which the first confirmed check of these kinds lapses, of any company; null for never. */
export const firstLapse = (kinds: readonly string[]): Sql => {
  const ends = [...new Set(kinds)].map(
    (kind) => sql`(select min((proofs -> ${kind} ->> 'until')::timestamptz) from company
      where ${isLive} and ${isProven(kind)})`,
  );
  return sql`least(${join([raw('null::timestamptz'), ...ends], ', ')})`;
};
