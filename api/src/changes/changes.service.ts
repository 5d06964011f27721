import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ImagesService } from '../platform/images/images.service.ts';
import { type AnyKind, checkedId, Kinds, notFound } from '../listings/kind.ts';
import { imagesOf } from '../listings/image-columns.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { changesOf } from '../moderation/changes-of.ts';
import type { Deciding } from '../moderation/if-match.ts';
import { ModerationService, type DecisionStep } from '../moderation/moderation.service.ts';
import * as letters from '../notices/letters/owner-letters.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { answerPage } from '../platform/lists/page.ts';
import { byUrgency } from '../screening/note.ts';
import { screeningInputOf } from '../screening/screening-input.ts';
import { shingleHashes } from '../screening/text-shingles.ts';
import { conflict } from '../platform/errors/conflict.ts';
import { Change, changedColumns, differing, etagWithChange, formFields } from './change.entity.ts';
import type { Change as ChangeAnswer, ChangeQuery, ChangeReceipt } from './change.schemas.ts';

/** Pending changes and decisions about them. Locks a listing before its change. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly moderation: ModerationService,
    private readonly outbox: Outbox,
    private readonly images: ImagesService,
  ) {}

  /** Oldest first. */
  async list(query: ChangeQuery, now: Date): Promise<JsonResponse> {
    const { filter, sort, range } = query;
    const { id, kind, listing: listingId } = filter;
    const where = {
      ...(id && { id: { $in: id } }),
      ...(kind && { kind }),
      ...(listingId && { listingId }),
    };
    const direction = sort?.[1] ?? 'ASC';
    const [changes, total] = await this.em.findAndCount(Change, where, {
      orderBy: { createdAt: direction, id: direction },
      offset: range[0],
      limit: range[1] - range[0] + 1,
    });
    const json = JSON.stringify(await this.answers(changes, now));
    return answerPage({ json, count: changes.length, total }, 'changes', query);
  }

  /**
   * Makes a change public. A change of the email makes earlier links useless and sends a new one.
   * @throws 404, 409 when the old contact has to be asked and `said` is missing, 412
   */
  async approve(decision: Deciding, said: string | null) {
    return this.decide(decision, async (change, kind, step) => {
      const { em, listing, log } = step;
      const { facts } = change;
      if (!said && differing(kind.identityFields, listing, facts).length > 0)
        throw conflict('number_not_called');
      const images = change.images();
      await log('changed', { reason: said, changes: changesOf(kind, listing, facts, images) });
      const before = listing as Listing & Record<string, unknown>;
      const unusedImages = Object.keys(images).map((column) => before[column]);
      await step.assign({ ...facts, ...images }, 'owner');
      listing.textPrint = shingleHashes(screeningInputOf(kind.table, facts).description);
      const notes = change.notes.filter((note) => !has(listing, note));
      listing.notes = byUrgency([...listing.notes, ...notes]);
      await this.outbox.put(em, letters.changeApproved(kind, listing, change.id, step.now));
      return { unusedImages, message: 'Change approved!' };
    });
  }

  /** Deletes a change and its images, and mails the reason. The listing stays as it is. @throws 404, 412 */
  async refuse(decision: Deciding, reason: string | null) {
    return this.decide(decision, async (change, kind, { em, listing, log }) => {
      await log('change_refused', {
        reason,
        changes: changesOf(kind, listing, change.facts, change.images()),
        snapshot: change.facts,
      });
      await this.outbox.put(em, letters.changeRefused(kind, listing, change.id, reason));
      return { unusedImages: imagesOf(change), message: 'Change refused!' };
    });
  }

  /** The change of a listing, which is locked. */
  ofListing(em: EntityManager, listingId: string): Promise<Change | null> {
    return em.findOne(Change, { listingId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  private async decide(
    { id, ...by }: Deciding,
    act: (
      change: Change,
      kind: AnyKind,
      step: DecisionStep,
    ) => Promise<{ unusedImages: unknown[]; message: string }>,
  ): Promise<ChangeReceipt> {
    const found = await this.em.fork().findOne(Change, checkedId(changes, id));
    if (!found) throw notFound(changes);
    const { listingId } = found;
    const kind = this.kinds.of(found.kind);
    const { unusedImages, message } = await this.moderation.decide(
      { ...kind, etag: etagWithChange(kind) },
      { id: listingId, ...by },
      async (step) => {
        const change = await this.ofListing(step.em, listingId);
        if (change?.id !== id) throw notFound(changes);
        const outcome = await act(change, kind, step);
        step.em.remove(change);
        return outcome;
      },
    );
    await this.images.removeUnused(unusedImages);
    return { id: listingId, message };
  }

  private async answers(changes: readonly Change[], now: Date): Promise<ChangeAnswer[]> {
    const found = await Promise.all(
      this.kinds.all.map(async (kind) => {
        const ids = changes.filter((one) => one.kind === kind.table).map((one) => one.listingId);
        const listings = await this.em.find(kind.entity, { id: { $in: ids } });
        const etags = await this.em.execute<{ id: string; etag: string }[]>(
          `select id, ${etagWithChange(kind).text} as etag from ${kind.table} where id = any(?::uuid[])`,
          [`{${ids.join()}}`],
        );
        const etagOf = new Map(etags.map(({ id, etag }) => [id, etag]));
        return listings.map((listing) => ({ kind, listing, etag: etagOf.get(listing.id) ?? '' }));
      }),
    );
    const byId = new Map(found.flat().map((one) => [one.listing.id, one]));
    return changes.flatMap((change) => {
      const one = byId.get(change.listingId);
      return one ? [answerOf(change, one, now)] : [];
    });
  }
}

const changes = { label: 'Change' } as const;

const has = ({ notes }: Listing, { rule, message }: Listing['notes'][number]) =>
  notes.some((note) => note.rule === rule && note.message === message);

function answerOf(
  change: Change,
  { kind, listing, etag }: { kind: AnyKind; listing: Listing; etag: string },
  now: Date,
): ChangeAnswer {
  const { id, facts, notes, createdAt } = change;
  const { name, title, phone } = listing as Listing & Record<string, string | undefined>;
  return {
    id,
    kind: kind.table,
    listing: listing.id,
    name: name ?? title ?? '',
    status: listing.status,
    identity: differing(kind.identityFields, listing, facts),
    phone: phone ?? null,
    email: listing.email,
    notes,
    createdAt: createdAt.toISOString(),
    facts: formFields(kind, changedColumns(listing, change), now),
    now: formFields(kind, changedColumns(listing), now),
    etag,
  };
}
