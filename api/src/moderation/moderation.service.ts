import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery, LockMode, wrap } from '@mikro-orm/postgresql';
import { checkedId, type Kind, notFound } from '../listings/kind.ts';
import { NoticesService } from '../notices/notices.service.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { RejectionReceipt } from '../listings/listing.schemas.ts';
import { contactPrintsOf } from '../screening/screening-input.ts';
import { requireIfMatch, type IfMatchHeader } from './if-match.ts';
import { Moderation } from './moderation.entity.ts';
import type { Action, Change } from './moderation.schemas.ts';
import { UnusedImages } from '../listing-images/unused-images.ts';

/** A moderator's decision about one listing. */
export interface Decision {
  id: string;
  moderator: { id: string };
  /** Makes the decision only if the listing still has one of these ETags. */
  ifMatch?: IfMatchHeader | undefined;
  /** Runs in the transaction of the decision once it is certain, and not if nothing is decided. */
  logged?: (em: EntityManager) => Promise<void>;
}

interface Step<L extends Listing> {
  em: EntityManager;
  listing: L;
  now: Date;
  /** Checks If-Match and writes the log entry; to be called before the listing is changed. @throws 412 */
  log: (
    action: Action,
    more?: Partial<Pick<Moderation, 'reason' | 'plan' | 'changes'>>,
  ) => Promise<void>;
}

/**
 * The decisions of moderators. Each one and its log entry are one transaction, with the listing locked from the start.
 * All of them throw 404 for an unknown listing and 412 where `ifMatch` does not match.
 */
@Injectable()
export class ModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly unusedImages: UnusedImages,
    private readonly notices: NoticesService,
  ) {}

  /** Makes a submission public and notifies the submitter. Returns false and does nothing if it is no longer pending. */
  approve<L extends Listing>(kind: Kind<L, never>, decision: Decision, plan: string) {
    return this.decide(kind, decision, async ({ em, listing, now, log }) => {
      if (!listing.isPending()) return false;
      await log('approved', { plan });
      listing.approve(plan, termOf(kind, plan), now);
      await this.notices.approved(em, kind, listing);
      return true;
    });
  }

  /** Deletes a submission and its images, and mails the reason. @throws 409 when it is no longer pending */
  async reject<L extends Listing>(
    kind: Kind<L, never>,
    decision: Decision,
    reason: string | null,
  ): Promise<RejectionReceipt> {
    const images = await this.decide(kind, decision, async ({ em, listing, log }) => {
      if (!listing.isPending()) {
        throw new ConflictException(
          `This ${kind.table} has been approved already, so it cannot be rejected.`,
          { errorCode: 'listing_not_pending' },
        );
      }
      await log('rejected', { reason });
      await this.notices.rejected(em, kind, listing, reason);
      em.remove(listing);
      const { image, cover } = listing as L & { cover?: string | null };
      return [image, cover].filter((path) => typeof path === 'string');
    });
    for (const path of images) await this.unusedImages.remove(path);
    return { id: decision.id, message: `${kind.label} rejected!` };
  }

  /** Upgrades or renews an approved listing. @throws 409 while it is pending */
  async renew<L extends Listing>(kind: Kind<L, never>, decision: Decision, plan: string) {
    await this.decide(kind, decision, async ({ em, listing, now, log }) => {
      if (listing.isPending()) {
        throw notApproved(
          `This ${kind.table} is not approved yet. Choose its plan when you approve it.`,
        );
      }
      await log('renewed', { plan });
      listing.renew(plan, termOf(kind, plan), now);
      await this.notices.withdrawEnd(em, decision.id);
    });
  }

  /** Hides a public listing; does nothing if it has ended. @throws 409 while it is pending */
  async hide<L extends Listing>(kind: Kind<L, never>, decision: Decision, reason: string | null) {
    await this.decide(kind, decision, async ({ em, listing, now, log }) => {
      if (listing.isPending()) {
        throw notApproved(
          `This ${kind.table} is not approved yet, so it is not public. Reject it instead.`,
        );
      }
      if (!listing.isLive(now)) return;
      await log('hidden', { reason });
      listing.hide();
      await this.notices.withdrawEnd(em, decision.id);
    });
  }

  /** Corrects the facts of a listing in any status. */
  async edit<L extends Listing>(kind: Kind<L, never>, decision: Decision, facts: object) {
    await this.decide(kind, decision, async ({ em, listing, log }) => {
      await log('edited', { changes: changesOf(kind, listing, facts) });
      em.assign(listing, facts as never);
      // Those that a moderator takes out of a text still tell who sent it.
      const prints = contactPrintsOf(kind.table, { ...listing, ...facts });
      listing.contactPrints = [...new Set([...listing.contactPrints, ...prints])];
    });
  }

  /** Adds a note for moderators to the log of a listing in any status. */
  async note<L extends Listing>(kind: Kind<L, never>, decision: Decision, text: string) {
    await this.decide(kind, decision, ({ log }) => log('noted', { reason: text }));
  }

  private decide<L extends Listing, Result>(
    kind: Kind<L, never>,
    { id, moderator, ifMatch, logged }: Decision,
    act: (step: Step<L>) => Promise<Result>,
  ): Promise<Result> {
    checkedId(kind, id);
    return this.em.transactional(async (em) => {
      const where = { id } as FilterQuery<L>;
      const listing = await em.findOne<L>(kind.entity, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      });
      if (!listing) throw notFound(kind);
      // A change that is refused anyway, or changes nothing, does not evaluate If-Match (RFC 9110 §13.2.1).
      const log: Step<L>['log'] = async (action, more = {}) => {
        await requireIfMatch(em, kind, id, ifMatch);
        em.create(Moderation, {
          kind: kind.table,
          listingId: id,
          action,
          moderatorId: moderator.id,
          ...more,
          snapshot: wrap(listing).toObject(),
        });
        await logged?.(em);
      };
      return act({ em, listing, now: await databaseNow(em), log });
    });
  }
}

/** The corrected fields of the record, in words. */
const changesOf = (kind: Pick<Kind, 'fields'>, before: object, after: object): Change[] => {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: inWords(former.get(field)), to: inWords(to) }))
    .filter(({ field, from, to }) => field in kind.fields && from !== to);
};

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const lines: unknown[] = Array.isArray(value) ? value : [value];
  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}

const notApproved = (message: string) =>
  new ConflictException(message, { errorCode: 'listing_not_approved' });

/** The database's clock, which also decides what is public. */
async function databaseNow(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<{ now: string }[]>('select wire_time(now()) as now');
  return new Date(row?.now ?? Number.NaN);
}

function termOf(kind: Pick<Kind, 'plans'>, plan: string) {
  const { term } = kind.plans[plan] ?? {};
  if (!term) throw new Error(`Unknown plan: ${plan}`);
  return term;
}
