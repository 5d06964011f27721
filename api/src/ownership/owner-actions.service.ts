import { Injectable, NotFoundException } from '@nestjs/common';
import type { ChangeReceipt } from '../changes/change.schemas.ts';
import { ChangesService } from '../changes/changes.service.ts';
import { conflict } from '../platform/errors/conflict.ts';
import { imagesOf } from '../listings/image-columns.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { type AnyKind, Kinds } from '../listings/kind.ts';
import { termOf } from '../listings/term.ts';
import { ModerationService, type DecisionStep } from '../moderation/moderation.service.ts';
import { links, withdrawn } from '../notices/letters/owner-letters.ts';
import type { ClaimAnswer } from '../ownership-claims/ownership-claim.schemas.ts';
import { OwnershipClaims } from '../ownership-claims/ownership-claims.service.ts';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import type { RequestOwner } from '../platform/http/request.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { Proofs } from '../proofs/proofs.service.ts';
import { Holds } from '../reports/holds.service.ts';
import { invalidLink } from './owner.guard.ts';
import type { RenewalReceipt, State } from './ownership.schemas.ts';
import { refusalOf } from './renewal.ts';
import { stateOf } from './state.ts';

/**
 * The actions of an owner on a listing. Nothing here makes a listing public that a moderator has not approved, or has hidden:
 * only `show` and `renew` raise its status, from `withdrawn` and `ended`.
 */
@Injectable()
export class OwnerActions {
  constructor(
    private readonly kinds: Kinds,
    private readonly moderation: ModerationService,
    private readonly changes: ChangesService,
    private readonly claims: OwnershipClaims,
    private readonly outbox: Outbox,
    private readonly proofs: Proofs,
    private readonly holds: Holds,
    private readonly images: ImagesService,
  ) {}

  /** Renews a free plan. @throws 409 */
  async renew(owner: RequestOwner, plan: string): Promise<RenewalReceipt> {
    if (!(plan in this.kinds.of(owner.kind).plans))
      throw new FieldsException({ plan: 'Choose a plan of this listing' });
    return this.act(owner, async ({ em, kind, listing, now, log, state }) => {
      if (state === 'pending') throw pending();
      if (state === 'withdrawn') throw conflict('listing_hidden', 'Show it again, then renew it.');
      if (state === 'hidden') throw conflict('listing_hidden');
      const refusal = await refusalOf(em, kind, listing, plan, now);
      if (refusal) throw refusal;
      await log('renewed', { plan });
      listing.renew(plan, termOf(kind, plan), now);
      await this.outbox.withdrawEnd(em, listing.id);
      return { expiresAt: listing.expiresAt?.toISOString() ?? '', message: 'Renewed.' };
    });
  }

  /** Takes a public listing off, or deletes a pending one; repeating it changes nothing. @throws 409 when a moderator has hidden it */
  async withdraw(owner: RequestOwner): Promise<ChangeReceipt> {
    const { images, message } = await this.act(owner, async (step) => {
      const { em, kind, listing, log, state } = step;
      if (state === 'hidden') throw conflict('listing_hidden');
      if (state === 'pending') {
        await log('withdrawn');
        em.remove(listing);
        await em.execute('update partner_submission set withdrawn_at = now() where reference = ?', [
          listing.reference,
        ]);
        return { images: imagesOf(listing), message: 'Deleted.' };
      }
      if (state === 'live') {
        await log('withdrawn');
        listing.hide();
        await this.outbox.withdrawEnd(em, listing.id);
        await this.outbox.put(em, withdrawn(kind, listing));
      }
      return { images: [], message: 'Visitors no longer see it.' };
    });
    await this.images.removeUnused(images);
    return { id: owner.id, message };
  }

  /** Shows a listing again that its owner has taken off; does nothing if it is public. @throws 409 */
  async show(owner: RequestOwner): Promise<ChangeReceipt> {
    return this.act(owner, async ({ listing, log, state }) => {
      if (state === 'pending') throw pending();
      if (state === 'hidden') throw conflict('listing_hidden');
      if (state === 'ended') throw conflict('listing_ended');
      if (state === 'withdrawn') {
        await log('shown');
        listing.show();
      }
      return { id: owner.id, message: 'Visitors see it again.' };
    });
  }

  /** Withdraws the change that waits. @throws 404 */
  async withdrawChange(owner: RequestOwner): Promise<ChangeReceipt> {
    const images = await this.act(owner, async ({ em, listing }) => {
      const change = await this.changes.ofListing(em, listing.id);
      if (!change) throw new NotFoundException('No change is waiting any more.');
      em.remove(change);
      return imagesOf(change);
    });
    await this.images.removeUnused(images);
    return { id: owner.id, message: 'Your change is taken back.' };
  }

  /** Confirms that a claim is of the same company, or objects to it. @throws 404, 409 */
  async answerClaim(owner: RequestOwner, answer: ClaimAnswer): Promise<ChangeReceipt> {
    return this.act(owner, (step) => this.claims.answer(step, answer));
  }

  /** Makes all links that were given so far useless and mails a new one. */
  async replaceLink(owner: RequestOwner): Promise<{ message: string }> {
    await this.act(owner, async ({ em, kind, listing }) => {
      listing.linkVersion += 1;
      await this.outbox.put(em, links(listing.email, [[kind, listing]]));
    });
    return { message: 'This link no longer works. A new one is on its way to your address.' };
  }

  /**
   * Acts with the listing locked, and its state as it is then. @throws 401 when the link was replaced meanwhile, 409 for a
   * rejected listing
   */
  act<Result>(
    owner: RequestOwner,
    change: (step: DecisionStep & { kind: AnyKind; state: State }) => Promise<Result>,
  ): Promise<Result> {
    if (owner.isRejected) throw conflict('listing_hidden');
    const kind = this.kinds.of(owner.kind);
    return this.moderation.decide(kind, { id: owner.id }, async (step) => {
      const { em, listing, now } = step;
      if (listing.linkVersion !== owner.version) throw invalidLink();
      this.proofs.addEmail(step);
      const state = await stateOf(em, kind, listing, now);
      const result = await change({ ...step, kind, state });
      // Reports that were confirmed while visitors did not see it count once they do.
      if (state !== 'live') await this.holds.consider(kind.table, step);
      return result;
    });
  }
}

const pending = () =>
  conflict('listing_not_approved', 'This is not approved yet, so it is not public.');
