import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery, LockMode, wrap } from '@mikro-orm/postgresql';
import { checkedId, type Kind, notFound } from '../listings/kind.ts';
import { NoticesService } from '../notices/notices.service.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { RejectionReceipt } from '../listings/listing.schemas.ts';
import { requireIfMatch, type IfMatchHeader } from './if-match.ts';
import { Moderation } from './moderation.entity.ts';
import type { Action } from './moderation.schemas.ts';
import { UnusedImages } from '../listing-images/unused-images.ts';

/** Who decides. */
export interface Moderator {
  id: string;
}

/**
 * What moderators decide. Each decision and its log entry are one transaction, with the listing locked from the start. With
 * `ifMatch` each is made only if the listing still has that ETag, else it throws 412 (if-match.ts).
 */
@Injectable()
export class ModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly unusedImages: UnusedImages,
    private readonly notices: NoticesService,
  ) {}

  /** Makes a submission public, and mails that; what is no longer pending stays as it is. @throws 404 */
  async approve<L extends Listing>(
    kind: Kind<L, never>,
    id: string,
    plan: string,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ): Promise<void> {
    await this.decide(kind, id, ifMatch, async ({ em, listing, now, log }) => {
      if (!listing.isPending()) return;
      await log('approved', moderator);
      listing.approve(plan, termOf(kind, plan), now);
      await this.notices.approved(em, kind, listing);
    });
  }

  /** Deletes a submission and its image, and mails the reason. @throws 404, 409 when it is no longer pending */
  async reject<L extends Listing>(
    kind: Kind<L, never>,
    id: string,
    reason: string | null,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ): Promise<RejectionReceipt> {
    const image = await this.decide(kind, id, ifMatch, async ({ em, listing, log }) => {
      if (!listing.isPending()) {
        throw new ConflictException(
          `This ${kind.table} has been approved already, so it cannot be rejected.`,
          { errorCode: 'listing_not_pending' },
        );
      }
      await log('rejected', moderator, reason);
      await this.notices.rejected(em, kind, listing, reason);
      em.remove(listing);
      return listing.image;
    });
    if (image) await this.unusedImages.remove(image);
    return { id, message: `${kind.label} rejected!` };
  }

  /** Upgrades or renews what has been approved. @throws 404, 409 while it is pending */
  async renew<L extends Listing>(
    kind: Kind<L, never>,
    id: string,
    plan: string,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ): Promise<void> {
    await this.decide(kind, id, ifMatch, async ({ em, listing, now, log }) => {
      if (listing.isPending()) {
        throw new ConflictException(
          `This ${kind.table} is not approved yet. Choose its plan when you approve it.`,
          { errorCode: 'listing_not_approved' },
        );
      }
      await log('renewed', moderator);
      listing.renew(plan, termOf(kind, plan), now);
      await this.notices.withdrawEnd(em, id);
    });
  }

  /** Takes what is public away at once; what has ended stays as it is. @throws 404, 409 while it is pending */
  async hide<L extends Listing>(
    kind: Kind<L, never>,
    id: string,
    reason: string | null,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ): Promise<void> {
    await this.decide(kind, id, ifMatch, async ({ em, listing, now, log }) => {
      if (listing.isPending()) {
        throw new ConflictException(
          `This ${kind.table} is not approved yet, so nobody sees it. Reject it instead.`,
          { errorCode: 'listing_not_approved' },
        );
      }
      if (!listing.isLive(now)) return;
      await log('hidden', moderator, reason);
      listing.hide();
      await this.notices.withdrawEnd(em, id);
    });
  }

  /** Corrects what was submitted. @throws 404 */
  async edit<L extends Listing>(
    kind: Kind<L, never>,
    id: string,
    facts: object,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ): Promise<void> {
    await this.decide(kind, id, ifMatch, async ({ em, listing, log }) => {
      await log('edited', moderator);
      em.assign(listing, facts as never);
    });
  }

  private decide<L extends Listing, Result>(
    kind: Kind<L, never>,
    id: string,
    ifMatch: IfMatchHeader,
    act: (matter: { em: EntityManager; listing: L; now: Date; log: Log }) => Promise<Result>,
  ): Promise<Result> {
    checkedId(kind, id);
    return this.em.transactional(async (em) => {
      const where = { id } as FilterQuery<L>;
      const listing = await em.findOne<L>(kind.entity, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      });
      if (!listing) throw notFound(kind);
      // A change that is refused anyway, or changes nothing, does not evaluate If-Match (RFC 9110 §13.2.1).
      const log: Log = async (action, moderator, reason = null) => {
        await requireIfMatch(em, kind, id, ifMatch);
        em.create(Moderation, {
          kind: kind.table,
          listingId: id,
          action,
          moderatorId: moderator.id,
          reason,
          snapshot: wrap(listing).toObject(),
        });
      };
      return act({ em, listing, now: await clock(em), log });
    });
  }
}

/** Has to be called before anything is changed. @throws 412 */
type Log = (action: Action, moderator: Moderator, reason?: string | null) => Promise<void>;

/** The database's clock: the only one that counts, since it also says what is public. */
async function clock(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<{ now: string }[]>('select wire_time(now()) as now');
  return new Date(row?.now ?? Number.NaN);
}

function termOf(kind: Pick<Kind, 'plans'>, plan: string) {
  const { term } = kind.plans[plan] ?? {};
  if (!term) throw new Error(`There is no plan ${plan}.`);
  return term;
}
