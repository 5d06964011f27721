import { defineEntity, type EntityManager, LockMode, p } from '@mikro-orm/postgresql';
import { ConflictException } from '@nestjs/common';
import { checkedId, notFound } from '../listings/kind.ts';
import { newId } from '../platform/database/new-values.ts';

type End = 'granted' | 'refused' | 'lapsed';

const OwnershipClaimSchema = defineEntity({
  name: 'OwnershipClaim',
  tableName: 'ownership_claim',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    companyId: p.uuid(),
    name: p.text(),
    role: p.text(),
    phone: p.text(),
    email: p.text(),
    cacNumber: p.text().nullable(),
    /** The reason that the claimant gives. */
    words: p.text(),
    /** Sent from the number of the listing, it is a proof. */
    code: p.text(),
    /** It waits for a decision while it is `open` or `objected`. */
    state: p.text().$type<'open' | 'objected' | End>().default('open'),
    /** The owner has said that it is the same company. */
    ownerConfirmed: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    objectUntil: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
});

/** Somebody's word that a listed company is theirs; granted, it gives the listing their email. */
export class OwnershipClaim extends OwnershipClaimSchema.class {
  end(state: End, now: Date): void {
    Object.assign(this, { state, decidedAt: now });
  }
}
OwnershipClaimSchema.setClass(OwnershipClaim);

/** The claim, locked. @throws 404, 409 once it is decided */
export async function openClaim(em: EntityManager, id: string): Promise<OwnershipClaim> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const claim = await em.findOne(OwnershipClaim, checkedId(claims, id), { lockMode });
  if (!claim) throw notFound(claims);
  if (claim.decidedAt) throw new ConflictException('This claim is decided already.');
  return claim;
}

export const claims = { label: 'Claim' } as const;
