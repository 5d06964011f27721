import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ProofKind, ProofResult } from '#contract/proofs.ts';

const ProofSchema = defineEntity({
  name: 'Proof',
  tableName: 'proof',
  properties: {
    id: p.bigint().primary().autoincrement(),
    companyId: p.uuid(),
    kind: p.text().$type<ProofKind>(),
    result: p.text().$type<ProofResult>(),
    /** The findings, by kind (proof.schemas.ts). */
    facts: p.json().$type<object>(),
    /** For moderators. */
    note: p.text().nullable(),
    /** Null for the system, and for a moderator whose account is deleted. */
    checkedBy: p.uuid().nullable(),
    checkedAt: p.datetime(),
    goodUntil: p.datetime(),
  },
});

/** An entry of the ledger of checks. It is never changed: a newer one of its kind replaces it. */
export class Proof extends ProofSchema.class {}
ProofSchema.setClass(Proof);
