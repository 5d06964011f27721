import { setTimeout } from 'node:timers/promises';
import { uuidPattern } from '#platform/uuid.ts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { companies } from '../companies/company.kind.ts';
import { mailboxKey, mailboxOf } from '../platform/mail/mailbox.ts';
import { isLive } from '../listings/life.ts';
import { notFound } from '../listings/kind.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { ModerationService, type DecisionStep } from '../moderation/moderation.service.ts';
import { DigestService } from '../notices/digest.service.ts';
import { links } from '../notices/letters/owner-letters.ts';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import { keyedHash } from '../platform/hash.ts';
import type { PolicyName } from '../platform/limits/policies.ts';
import { Limits } from '../platform/limits/limits.service.ts';
import type { Attempt } from '../submissions/attempt.ts';
import { IdempotentRequest, receiptResponse } from '../submissions/idempotency-key.ts';
import { claimItem, claimLetter, moreClaims } from './claim-letters.ts';
import { claims, openClaim, OwnershipClaim } from './ownership-claim.entity.ts';
import type { ClaimAnswer, ClaimForm, ClaimReceipt } from './ownership-claim.schemas.ts';

/** Longer than the work for any email, so that the time does not reveal whether it is the listing's. */
const ANSWER_AFTER_MS = 300;
export const OBJECTION_MS = 72 * 60 * 60 * 1000;
/** No vowels, which would form words, and no characters that look alike. */
const CODE_LETTERS = '23456789CFGHJMPQRVWX';
const UUID = new RegExp(uuidPattern, 'i');

/** Takes claims of companies, and what their owners say to them. */
@Injectable()
export class OwnershipClaims {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: Limits,
    private readonly moderation: ModerationService,
    private readonly outbox: Outbox,
    private readonly digest: DigestService,
  ) {}

  /**
   * Takes a claim, or mails the owner's link to the listing's own email: the answer and its time are the same. @throws 409
   * while the same request runs, 422 for an unknown company, 429 beyond a quota
   */
  async send(form: ClaimForm, attempt: Attempt) {
    const call = 'POST /ownership-claims';
    const request = new IdempotentRequest<ClaimReceipt>(call, attempt, JSON.stringify(form));
    const earlier = await request.earlierReceipt(this.em);
    if (earlier) return receiptResponse({ receipt: earlier, isReplay: true });
    if (attempt.admission.refusal) throw attempt.admission.refusal;
    const { id, email } = await this.companyOf(form.company);
    const code = codeOf(id, form.email);
    const mailed = {
      claimant: await this.isMailed('claimant-mails', form.email),
      owner: await this.isMailed('claim-letters', email),
    };
    let isKept = false;
    const claimed = this.moderation.decide(companies, { id }, async (step) => {
      return request.once(step.em, async () => {
        isKept = await this.keep(step, { ...form, code }, mailed);
        return { code };
      });
    });
    const [done] = await Promise.all([claimed, setTimeout(ANSWER_AFTER_MS)]);
    if (mailed.owner && !isKept) await this.limits.refund('claim-letters', mailboxKey(email));
    return receiptResponse(done);
  }

  /** Those of others: a claim whose email has become the company's ends by itself. */
  async unanswered({ id: companyId, email }: Record<'id' | 'email', string>) {
    const where = { companyId, state: 'open', ownerConfirmed: false } as const;
    const found = await this.em.find(OwnershipClaim, where, { orderBy: { createdAt: 'asc' } });
    const others = found.filter((claim) => mailboxOf(claim.email) !== mailboxOf(email));
    return others.map(({ id, name, role }) => ({ id, name, role }));
  }

  /**
   * The owner's answer, in a step with the company locked: an objection takes “That is me” back, and stands.
   * @throws 404, 409 once it is decided
   */
  async answer({ em, listing, now, log }: DecisionStep, { claim: id, answer }: ClaimAnswer) {
    const claim = await openClaim(em, id);
    if (claim.companyId !== listing.id) throw notFound(claims);
    if (answer === 'confirm' && claim.state === 'open' && !claim.ownerConfirmed) {
      await log('noted', { reason: `Claim ${claim.code}: “That is me”` });
      Object.assign(claim, { ownerConfirmed: true, objectUntil: now });
    } else if (answer === 'object' && claim.state === 'open') {
      await log('claim_objected', { reason: `Claim ${claim.code}` });
      Object.assign(claim, { ownerConfirmed: false, state: 'objected' });
      const sides = [claim.email, listing.email];
      const told = sides.map((to) => claimLetter('objected', listing, claim, { to }));
      await this.outbox.put(em, ...told);
    }
    return { id: listing.id, message: 'Thank you. Nothing changes before a person has decided.' };
  }

  /** Counts one mail; before the transaction, since it needs a connection of its own. */
  private async isMailed(policy: PolicyName, email: string): Promise<boolean> {
    return !(await this.limits.consume(policy, mailboxKey(email))).exceeded;
  }

  /** `mailed`: who gets a letter of this claim alone. Returns false for the owner's own and for one that waits already. */
  private async keep(
    { em, listing, now, log }: DecisionStep,
    { company: _, ...form }: ClaimForm & { code: string },
    mailed: { claimant: boolean; owner: boolean },
  ): Promise<boolean> {
    const isSame = ({ email }: { email: string }) => mailboxOf(email) === mailboxOf(form.email);
    if (isSame(listing)) {
      if (mailed.claimant) await this.outbox.put(em, links(listing.email, [[companies, listing]]));
      return false;
    }
    const open = await em.find(OwnershipClaim, { companyId: listing.id, decidedAt: null });
    if (open.some(isSame)) return false;
    const objectUntil = new Date(now.getTime() + OBJECTION_MS);
    const claim = { ...form, companyId: listing.id, createdAt: now, objectUntil };
    const kept = em.create(OwnershipClaim, claim);
    await log('claimed', { reason: `Claim ${kept.code}`, byOwner: false });
    await this.digest.add(em, 'company', listing.id);
    if (mailed.owner) {
      await this.outbox.put(em, claimLetter('announced', listing, kept, { to: listing.email }));
    } else {
      const summaryAt = (time: Date) => moreClaims(listing, time);
      await this.outbox.addToSummary(em, summaryAt, now, claimItem(kept));
    }
    if (mailed.claimant) await this.outbox.put(em, claimLetter('received', listing, kept));
    return true;
  }

  /** The company of a link, or the live one of a name. @throws 422 */
  private async companyOf(text: string): Promise<{ id: string; email: string }> {
    const [id] = UUID.exec(text) ?? [];
    const named = `${isLive.text} and search_text like containing(?) and folded(name) = folded(?)`;
    const rows = await this.em.execute<{ id: string; email: string }[]>(
      `select id, email from company where ${id ? `id = ? and status <> 'pending'` : named} limit 2`,
      id ? [id] : [text, text],
    );
    const [company] = rows;
    if (company && rows.length === 1) return company;
    throw new FieldsException({
      company: company
        ? 'Several companies have this name: copy the link of its page'
        : 'No company here has this name or link: copy the link of its page',
    });
  }
}

/** Not random, so that a repeated form gets the same one, whether or not a claim was kept. */
function codeOf(companyId: string, email: string): string {
  const bytes = Buffer.from(keyedHash(`claim ${companyId} ${mailboxOf(email)}`), 'base64url');
  return [...bytes.subarray(0, 6)].map((byte) => CODE_LETTERS[byte % 20]).join('');
}
