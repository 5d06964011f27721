import {
  answerers,
  isPhoneDoubtful,
  type ProofKind,
  proofKinds,
  proofs,
  visits,
} from '#contract/proofs.ts';
import type { components } from '#contract/openapi.ts';
import { dayOf } from '../text/ago.ts';

type Company = Pick<components['schemas']['Company'], 'proofs' | 'verifiedAt' | 'createdAt'>;
type Proof = NonNullable<Company['proofs'][ProofKind]>;

/** The checks of a company in sentences, each with its day; formatted on the server, so that hydration cannot differ. */
export interface Checks {
  /** The day on which a moderator approved the registration. */
  readOn: string;
  checks: Partial<Record<ProofKind, string>>;
  /** The first two confirmed checks: `CAC and phone`; empty without any. */
  checked: string;
  isPhoneDoubtful?: boolean;
}

export function checksOf({ proofs: found, verifiedAt, createdAt }: Company): Checks {
  const entries = proofKinds.flatMap((kind) => {
    const proof = found[kind];
    return proof ? [[kind, sentenceOf(kind, proof)] as const] : [];
  });
  const words = proofKinds
    .filter((kind) => kind !== 'email' && found[kind]?.result === 'confirmed')
    .map((kind) => proofs[kind].word);
  return {
    readOn: dayOf(verifiedAt ?? createdAt),
    checks: Object.fromEntries(entries),
    checked: words.slice(0, 2).join(' and '),
    ...(isPhoneDoubtful(found) && { isPhoneDoubtful: true }),
  };
}

/** `Phone and address checked`. */
export function checkedLine({ checked, checks, isPhoneDoubtful }: Checks): string {
  const start = checked
    ? `${checked.charAt(0).toUpperCase()}${checked.slice(1)} checked`
    : 'Registration read';
  if (isPhoneDoubtful) return `${start}, phone not confirmed`;
  return Object.keys(checks).length > 0 ? start : `${start}, nothing else checked`;
}

/** A line for each check and for each that was not made, or one line where none was. */
export function linesOf({ checks, readOn }: Checks): string[] {
  if (Object.keys(checks).length === 0)
    return [`A moderator read this registration on ${readOn}. Nothing else was checked.`];
  return proofKinds.flatMap((kind) => checks[kind] ?? missing[kind] ?? []);
}

const missing: Partial<Record<ProofKind, string>> = {
  cac: 'CAC register: we have not looked it up.',
  phone: 'Phone: we have not called it.',
  address: 'Address: we have not been there.',
  licence: 'Courier licence: not shown to us. Couriers need one from NIPOST each year.',
};

function sentenceOf(kind: ProofKind, proof: Proof): string {
  const start = `${proofs[kind].label}, ${dayOf(proof.on)}`;
  if (proof.result === 'no_answer') return `${start}: nobody answered.`;
  if (proof.result === 'different') return `${start}: not confirmed.`;
  return `${start}: ${confirmed[kind](proof)}`;
}

/** Sentences of confirmed checks; the API leaves their facts out of lists. */
const confirmed: Record<ProofKind, (proof: Proof) => string> = {
  cac: ({ class: type, number, registryName, registryStatus }) =>
    `${registryName ? `${type} ${number} is ${registryName}, ${registryStatus}` : 'number and name match'}. Registered does not mean honest.`,
  phone: ({ answeredBy }) =>
    answeredBy
      ? `${answerers[answeredBy]} answered on the number shown here.`
      : 'answered on the number shown here.',
  address: ({ how }) => (how ? `${visits[how]}.` : 'confirmed.'),
  email: () => 'the company uses the address shown here.',
  licence: ({ class: type, number, validUntil }) =>
    validUntil
      ? `NIPOST ${number}, ${type}, until ${dayOf(`${validUntil}T12:00:00Z`)}.`
      : 'we have seen this year’s.',
};
