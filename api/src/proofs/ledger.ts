import type { EntityManager } from '@mikro-orm/postgresql';
import { doubts, type ProofKind, proofs, type ProofResult } from '#contract/proofs.ts';
import type { Company } from '../companies/company.entity.ts';
import { subjectOf } from '../companies/kept-proofs.ts';
import { endOf } from '../listings/term.ts';
import { alert, byUrgency } from '../screening/note.ts';
import { Proof } from './proof.entity.ts';

/** A check, before it is in the ledger. */
export interface Check {
  kind: ProofKind;
  result: ProofResult;
  facts: object;
  note: string | null;
}

/**
 * Adds a check to the ledger and to the company, which is locked. The only writer of `company.proofs`; `by` is the
 * moderator's account, null for the system.
 */
export function enter(
  em: EntityManager,
  company: Company,
  check: Check,
  { now, by }: { now: Date; by: string | null },
): Proof {
  const { kind, result, facts } = check;
  const goodUntil = endOfCheck(check, now);
  company.proofs = {
    ...company.proofs,
    [kind]: {
      ...facts,
      result,
      on: now.toISOString(),
      until: goodUntil.toISOString(),
      subject: subjectOf(company, kind),
      ...(kind === 'cac' && { name: company.name.toLowerCase() }),
    },
  };
  // A call that nobody answers says nothing.
  if ((kind === 'cac' || kind === 'phone') && result !== 'no_answer')
    setAlert(company, kind, result === 'different');
  const entry = { ...check, companyId: company.id, checkedBy: by, checkedAt: now, goodUntil };
  return em.create(Proof, entry);
}

/** The moment at which a check lapses; a licence at the end of its last day in Lagos. */
export function endOfCheck({ kind, facts }: Pick<Check, 'kind' | 'facts'>, now: Date): Date {
  if (!('validUntil' in facts)) return endOf({ months: proofs[kind].months }, now);
  return endOf({ days: 1 }, new Date(`${String(facts.validUntil)}T00:00:00+01:00`));
}

const alerts = {
  cac: ({ cacNumber }: Company) =>
    `The CAC register said something different about ${cacNumber}: see the checks of this listing.`,
  phone: ({ phone }: Company) =>
    `When we called ${phone}, somebody else had it: see the checks of this listing.`,
};

/** Notes a difference for moderators until a later check of the kind finds none; a call also answers what visitors said. */
function setAlert(company: Company, kind: keyof typeof alerts, isDifferent: boolean): void {
  const others = company.notes.filter(({ rule }) => doubts[rule] !== kind);
  const own = isDifferent ? [alert(`${kind}_differs`, alerts[kind](company))] : [];
  company.notes = byUrgency([...own, ...others]);
}
