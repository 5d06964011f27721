import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ChangesService } from '../changes/changes.service.ts';
import { companies } from '../companies/company.kind.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { checkedId, notFound } from '../listings/kind.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { changesOf } from '../moderation/changes-of.ts';
import { ModerationService, type DecisionStep } from '../moderation/moderation.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, raw, sql } from '../platform/database/sql.ts';
import { answerList } from '../platform/lists/page.ts';
import { claimLetter } from './claim-letters.ts';
import { claims, openClaim, OwnershipClaim } from './ownership-claim.entity.ts';
import { type ClaimDecision, type ClaimQuery, sorts } from './ownership-claim.schemas.ts';

const MAX_OPEN_DAYS = 14;
const unproven = 'Nothing proves it: check the number of the listing, or wait for 72 hours.';
const isNumberAsked = raw(`exists (select from proof where proof.company_id = claim.company_id
  and kind = 'phone' and result = 'confirmed' and checked_at > claim.created_at)`);
const fields = sql`claim.id, claim.name, role, claim.phone, claim.email, claim.cac_number as "cacNumber", words, code, claim.state,
  owner_confirmed as "ownerConfirmed", ${isNumberAsked} as "isNumberAsked",
  coalesce(lower(split_part(claim.email, '@', 2)) = substring(lower(website) from '^https?://(?:www\\.)?([^/:]+)'), false)
    as "isSameDomain",
  json_build_object('id', company.id, 'name', company.name, 'phone', company.phone, 'email', company.email,
    'website', website, 'cacNumber', company.cac_number) as company,
  wire_time(claim.created_at) as "createdAt", wire_time(object_until) as "objectUntil"`;

const order = raw('claim.created_at, claim.id');

type DueClaim = Record<'id' | 'companyId', string> & { isOld: boolean };

/** The claims that wait, and what moderators decide about them. Locks a company before its claims. */
@Injectable()
export class ClaimDecisions {
  private readonly logger = new Logger('Claims');

  constructor(
    private readonly em: EntityManager,
    private readonly database: ReadOnlyDatabase,
    private readonly changes: ChangesService,
    private readonly moderation: ModerationService,
    private readonly outbox: Outbox,
  ) {}

  /** The oldest first. */
  async list(query: ClaimQuery) {
    const { id, listing } = query.filter;
    const found = sql`from ownership_claim claim join company on company.id = company_id
      where ${all([
        raw('decided_at is null'),
        id && sql`claim.id = any(${id}::uuid[])`,
        listing && sql`company_id = ${listing}::uuid`,
      ])}`;
    return answerList(this.database, 'ownership-claims', query, { fields, found, sorts, order });
  }

  /** @throws 404, 409 once it is decided, or when nothing proves the claim */
  async decide(id: string, decision: ClaimDecision, moderator: { id: string }) {
    const { verdict, cacSeen, reason = null } = decision;
    const companyId = await this.companyOf(id);
    await this.moderation.decide(companies, { id: companyId, moderator }, async (step) => {
      const claim = await openClaim(step.em, id);
      if (verdict === 'refuse') {
        const { em, listing } = step;
        if (claim.state === 'objected')
          await this.outbox.put(em, claimLetter('kept', listing, claim, { to: listing.email }));
        return this.end(step, claim, 'refused', reason);
      }
      const isProven = cacSeen && claim.objectUntil <= step.now;
      if (!isProven && !(await wasNumberAsked(step, claim))) throw new ConflictException(unproven);
      await this.grant(step, claim, reason);
    });
    return { id: companyId, message: verdict === 'grant' ? 'Claim granted!' : 'Claim refused!' };
  }

  /**
   * Ends claims of companies that have got the claimant's email by an edit, once that can no longer be undone, and those that
   * nothing has proven in 14 days, unless the owner has objected: a person decides those.
   */
  async lapse(): Promise<void> {
    const due = await this.em.fork().execute<DueClaim[]>(
      `select claim.id, company_id as "companyId", is_old as "isOld"
       from ownership_claim claim join company on company.id = company_id,
         lateral (select claim.created_at < now() - interval '${MAX_OPEN_DAYS} days' as is_old) age
       where decided_at is null and (lower(claim.email) = lower(company.email) or claim.state = 'open' and is_old)
         and not exists (select from moderation where kind = 'company' and listing_id = company_id
           and created_at > now() - interval '72 hours' and changes @> '[{"field": "email"}]')`,
    );
    for (const { id, companyId, isOld } of due)
      await this.lapseOne(id, companyId, isOld).catch((err: unknown) =>
        // Its company may have been deleted since it was found.
        this.logger.warn({ err, claim: id }, 'A claim could not be ended'),
      );
  }

  private async lapseOne(id: string, companyId: string, isOld: boolean): Promise<void> {
    await this.moderation.decide(companies, { id: companyId }, async (step) => {
      // The owner may have objected since it was found, or a moderator decided.
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const claim = await step.em.findOne(OwnershipClaim, { id, decidedAt: null }, { lockMode });
      if (!claim) return;
      if (mailboxOf(claim.email) === mailboxOf(step.listing.email)) {
        const reason = logged(claim, 'An edit has given the company this email');
        await step.log('claim_granted', { reason, byOwner: false });
        claim.end('granted', step.now);
      } else if (claim.state === 'open' && isOld)
        await this.end(step, claim, 'lapsed', `Nothing proved it in ${MAX_OPEN_DAYS} days`);
    });
  }

  private async grant(step: DecisionStep, claim: OwnershipClaim, reason: string | null) {
    const { em, listing, now, log } = step;
    const { id, email, companyId } = claim;
    const changes = changesOf(companies, listing, { email });
    await log('claim_granted', { reason: logged(claim, reason), changes });
    claim.end('granted', now);
    // A change that waits is the former owner's.
    const change = await this.changes.ofListing(em, companyId);
    if (change) em.remove(change);
    await step.assign({ email });
    const others = { companyId, decidedAt: null, id: { $ne: id } };
    for (const other of await em.find(OwnershipClaim, others))
      await this.end(step, other, 'refused', 'Somebody else has shown that the company is theirs.');
  }

  private async end(
    { em, listing, now, log }: DecisionStep,
    claim: OwnershipClaim,
    state: 'refused' | 'lapsed',
    reason: string | null,
  ): Promise<void> {
    await log('claim_refused', { reason: logged(claim, reason), byOwner: false });
    claim.end(state, now);
    await this.outbox.put(em, claimLetter(state, listing, claim, { reason }));
  }

  private async companyOf(id: string): Promise<string> {
    const claim = await this.em.fork().findOne(OwnershipClaim, checkedId(claims, id));
    if (!claim) throw notFound(claims);
    return claim.companyId;
  }
}

const logged = ({ code }: OwnershipClaim, reason: string | null) =>
  reason ? `Claim ${code}: ${reason}` : `Claim ${code}`;

async function wasNumberAsked({ em }: DecisionStep, { id }: OwnershipClaim): Promise<boolean> {
  const rows = await em.execute(
    `select from ownership_claim claim where id = ? and ${isNumberAsked.text}`,
    [id],
  );
  return rows.length > 0;
}
