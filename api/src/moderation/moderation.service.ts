import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery, LockMode, wrap } from '@mikro-orm/postgresql';
import { isSameEmail } from '../contacts/emails.ts';
import { type AnyKind, checkedId, type Kind, notFound } from '../listings/kind.ts';
import { addressChanged, addressGiven, hidden } from '../notices/letters/owner-letters.ts';
import { approved } from '../notices/letters/submission-letters.ts';
import { SubmissionMails } from '../notices/submission-mails.service.ts';
import { conflict } from '../platform/errors/conflict.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { termOf } from '../listings/term.ts';
import { contactPrintsOf } from '../screening/screening-input.ts';
import { requireIfMatch } from './if-match.ts';
import { changesOf } from './changes-of.ts';
import { lastStep } from './last-step.ts';
import { Moderation } from './moderation.entity.ts';
import type { Action } from './moderation.schemas.ts';
import { imagesOf } from '../listings/image-columns.ts';
import { ImagesService } from '../platform/images/images.service.ts';

/** A decision about one listing, of a moderator or, without one, of its owner. */
export interface ListingDecision {
  id: string;
  moderator?: { id: string };
  /** Nobody's decision, such as a hold after reports. */
  isAutomatic?: boolean;
  /** Makes the decision only if the listing still has one of these ETags. */
  ifMatch?: string | undefined;
  /** Runs in the transaction of the decision once it is certain, and not if nothing is decided. */
  logged?: (em: EntityManager) => Promise<void>;
}

/** A decision in its transaction. */
export interface DecisionStep<L extends Listing = Listing> {
  em: EntityManager;
  listing: L;
  now: Date;
  /** Checks If-Match and writes the log entry; to be called before the listing is changed. @throws 412 */
  log: (
    action: Action,
    more?: Partial<Pick<Moderation, 'reason' | 'plan' | 'changes' | 'snapshot' | 'byOwner'>>,
  ) => Promise<void>;
  /** Changes facts. A new email ends the links to the former one, which is told, and can undo what the owner has asked for. */
  assign: (facts: object, by?: 'owner') => Promise<void>;
}

/**
 * The decisions of moderators. Each one and its log entry are one transaction, with the listing locked from the start.
 * All of them throw 404 for an unknown listing and 412 where `ifMatch` does not match.
 */
@Injectable()
export class ModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly submissionMails: SubmissionMails,
    private readonly images: ImagesService,
  ) {}

  /** Makes a submission public and notifies the submitter. Returns false and does nothing if it is no longer pending. */
  approve(kind: AnyKind, decision: ListingDecision, plan: string) {
    return this.decide(kind, decision, async ({ em, listing, now, log }) => {
      if (!listing.isPending()) return false;
      await log('approved', { plan });
      listing.approve(plan, termOf(kind, plan), now);
      await this.outbox.put(em, approved(kind, listing));
      return true;
    });
  }

  /** Deletes a submission and its images, and mails its owner, with the reason if there is one. @throws 409 when it is no longer pending */
  async reject(kind: AnyKind, decision: ListingDecision, reason: string | null) {
    const images = await this.decide(kind, decision, async ({ em, listing, now, log }) => {
      if (!listing.isPending())
        throw conflict(
          'listing_not_pending',
          `This ${kind.table} has been approved already, so it cannot be rejected.`,
        );
      await log('rejected', { reason });
      await this.submissionMails.putRejected(em, kind, listing, reason, now);
      em.remove(listing);
      return imagesOf(listing);
    });
    await this.images.removeUnused(images);
    return { id: decision.id, message: `${kind.label} rejected!` };
  }

  /** Upgrades or renews an approved listing, and mails the owner of one that was not public. @throws 409 while it is pending */
  async renew(kind: AnyKind, decision: ListingDecision, plan: string) {
    await this.decide(kind, decision, async ({ em, listing, now, log }) => {
      if (listing.isPending())
        throw conflict(
          'listing_not_approved',
          `This ${kind.table} is not approved yet. Choose its plan when you approve it.`,
        );
      const wasLive = listing.isLive(now);
      await log('renewed', { plan });
      listing.renew(plan, termOf(kind, plan), now);
      await this.outbox.withdrawEnd(em, decision.id);
      if (!wasLive) await this.outbox.put(em, approved(kind, listing, true));
    });
  }

  /**
   * Hides a public listing, or keeps the owner of another one from showing or renewing it; repeating it changes nothing.
   * @throws 409 while it is pending
   */
  async hide(kind: AnyKind, decision: ListingDecision, reason: string | null) {
    await this.decide(kind, decision, async (step) => {
      const { em, listing, now } = step;
      if (listing.isPending())
        throw conflict(
          'listing_not_approved',
          `This ${kind.table} is not approved yet, so it is not public. Reject it instead.`,
        );
      if (!listing.isLive(now) && (await lastStep(em, kind, listing)) === 'hidden') return;
      await this.takeOff(kind, step, reason);
    });
  }

  /** Hides a listing in a decision, and mails its owner, with the reason if there is one. */
  async takeOff(kind: AnyKind, { em, listing, now, log }: DecisionStep, reason: string | null) {
    await log('hidden', { reason });
    const letter = hidden(kind, listing, { reason, now });
    listing.hide();
    await this.outbox.withdrawEnd(em, listing.id);
    await this.outbox.put(em, letter);
  }

  /** Corrects the facts of a listing in any status. */
  async edit(kind: AnyKind, decision: ListingDecision, facts: object) {
    await this.decide(kind, decision, async ({ listing, log, assign }) => {
      await log('edited', { changes: changesOf(kind, listing, facts) });
      await assign(facts);
    });
  }

  /** Adds a note for moderators to the log of a listing in any status. */
  async note(kind: AnyKind, decision: ListingDecision, text: string) {
    await this.decide(kind, decision, ({ log }) => log('noted', { reason: text }));
  }

  /** Makes a decision with the listing locked. @throws 404 */
  decide<L extends Listing, Result>(
    kind: Kind<L, never>,
    { id, moderator, isAutomatic = false, ifMatch, logged }: ListingDecision,
    act: (step: DecisionStep<L>) => Promise<Result>,
  ): Promise<Result> {
    checkedId(kind, id);
    return this.em.transactional(async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const listing = await em.findOne<L>(kind.entity, { id } as FilterQuery<L>, { lockMode });
      if (!listing) throw notFound(kind);
      // A change that is refused anyway, or changes nothing, does not evaluate If-Match (RFC 9110 §13.2.1).
      const log: DecisionStep<L>['log'] = async (action, more = {}) => {
        await requireIfMatch(em, kind, id, ifMatch);
        em.create(Moderation, {
          kind: kind.table,
          listingId: id,
          action,
          moderatorId: moderator?.id ?? null,
          byOwner: !moderator && !isAutomatic,
          snapshot: wrap(listing).toObject(),
          ...more,
        });
        await logged?.(em);
      };
      const now = await databaseNow(em);
      const assign: DecisionStep<L>['assign'] = async (facts, by) => {
        const formerEmail = listing.email;
        const prints = contactPrintsOf(kind.table, { ...listing, ...facts });
        // The contacts that it had still tell who sent it.
        listing.contactPrints = [...new Set([...listing.contactPrints, ...prints])];
        em.assign(listing, facts as never);
        if (isSameEmail(listing.email, formerEmail)) return;
        listing.linkVersion += 1;
        const told = addressChanged(kind, listing, { formerEmail, canUndo: by === 'owner', now });
        await this.outbox.put(em, told, addressGiven(kind, listing));
      };
      return act({ em, listing, now, log, assign });
    });
  }
}

/** The database's clock, which also decides what is public. */
async function databaseNow(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<{ now: string }[]>('select wire_time(now()) as now');
  return new Date(row?.now ?? Number.NaN);
}
