import { Injectable } from '@nestjs/common';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { connectionLost } from '../platform/errors/unavailable.ts';
import { ImagesService } from '../images/images.service.ts';
import type { SubmissionContext } from '../screening/submission-context.ts';
import { type Facts, screeningInputOf } from '../screening/screening-input.ts';
import { QueueCapacity } from './queue-capacity.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { IdempotentRequest } from './idempotency-key.ts';
import { DigestService } from '../notices/digest.service.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import type { Kind } from '../listings/kind.ts';
import { NoticesService } from '../notices/notices.service.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { SubmissionReceipt } from '../listings/listing.schemas.ts';
import { newReference } from '../listings/reference.ts';
import { UnusedImages } from '../listing-images/unused-images.ts';

/** What was sent, checked. */
export interface Submission {
  /** The columns that come from the sender; every other one has its default. */
  facts: Facts & Readonly<Record<string, unknown>>;
  image?: Buffer | undefined;
  /** The `Idempotency-Key`. */
  key?: string | undefined;
  /** How it came through a form of the site. */
  context?: SubmissionContext | undefined;
}

/** Takes submissions: each becomes one pending listing, however often it is sent. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly images: ImagesService,
    private readonly unusedImages: UnusedImages,
    private readonly notices: NoticesService,
    private readonly digest: DigestService,
    private readonly room: QueueCapacity,
    private readonly screening: ScreeningService,
  ) {}

  /**
   * Keeps the listing and, with a key, the answer. The image is stored before, and removed when nothing refers to it
   * in the end. @throws 409 while the same key is being handled, 422 when it came with something else, 429 or 503 where
   * the queue has no room
   */
  async submit<L extends Listing>(
    kind: Kind<L, never>,
    submission: Submission,
  ): Promise<JsonResponse> {
    const { facts, image, key, context } = submission;
    const attempt =
      key === undefined
        ? undefined
        : new IdempotentRequest<SubmissionReceipt>(
            `POST /${kind.plural}`,
            key,
            JSON.stringify(facts),
            image ?? '',
          );
    const earlier = await attempt?.firstAnswer(this.em);
    if (earlier) return answer(kind, earlier, true);
    await this.room.check(kind, facts, image !== undefined);
    // The database has time for it while the image is made smaller.
    const screening = this.screening.screen(screeningInputOf(kind.table, facts, context));
    screening.catch(() => undefined);

    const path = image ? await this.images.store(image) : null;
    const screened = await screening.catch(async (error: unknown) => {
      if (path) await this.unusedImages.remove(path);
      throw error;
    });
    let isUnused = true;
    try {
      const { receipt, isNew } = await this.em.transactional(async (em) => {
        await attempt?.claim(em);
        const meanwhile = await attempt?.firstAnswer(em);
        if (meanwhile) return { receipt: meanwhile, isNew: false };
        const receipt = await this.keep(em, kind, { ...facts, ...screened, image: path });
        await attempt?.answered(em, receipt);
        return { receipt, isNew: true };
      });
      isUnused = !isNew;
      return answer(kind, receipt, !isNew);
    } catch (error) {
      // A COMMIT whose answer is lost may have happened: an image without a listing is found later (images/janitor.ts).
      isUnused = !connectionLost(error);
      throw error;
    } finally {
      if (path && isUnused) await this.unusedImages.remove(path);
    }
  }

  /** With the mail to the sender and the news for the moderators, all or nothing. */
  private async keep<L extends Listing>(
    em: EntityManager,
    kind: Kind<L, never>,
    facts: object,
  ): Promise<SubmissionReceipt> {
    const reference = newReference();
    const listing: L = em.create(kind.entity, {
      ...facts,
      reference,
    } as unknown as RequiredEntityData<L>);
    await em.flush();
    const { id } = listing;
    await this.notices.received(em, kind, listing);
    await this.digest.note(em, kind, id);
    return { id, _id: id, message: kind.received, reference };
  }
}

function answer(
  kind: Pick<Kind, 'plural'>,
  receipt: SubmissionReceipt,
  isReplay: boolean,
): JsonResponse {
  return new JsonResponse(JSON.stringify(receipt), {
    Location: `/api/${kind.plural}/${receipt.id}`,
    ...(isReplay && { 'Idempotent-Replayed': 'true' }),
  });
}
