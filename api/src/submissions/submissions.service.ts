import { Injectable } from '@nestjs/common';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { SentImages } from '../platform/images/image-fields.ts';
import type { Attempt } from './attempt.ts';
import { type Facts, screeningInputOf } from '../screening/screening-input.ts';
import { QueueCapacity } from './queue-capacity.service.ts';
import { noteEarlier } from '../screening/rings.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { IdempotentRequest, receiptResponse } from './idempotency-key.ts';
import { PartnerSubmissions } from './partner-submissions.service.ts';
import { DigestService } from '../notices/digest.service.ts';
import type { AnyKind } from '../listings/kind.ts';
import { SubmissionMails } from '../notices/submission-mails.service.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { SubmissionReceipt } from '../listings/listing.schemas.ts';
import { newReference } from './reference.ts';
import { withStored } from './stored-images.ts';
import { ImagesService } from '../platform/images/images.service.ts';

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly submissionMails: SubmissionMails,
    private readonly images: ImagesService,
    private readonly digest: DigestService,
    private readonly capacity: QueueCapacity,
    private readonly screening: ScreeningService,
    private readonly partners: PartnerSubmissions,
  ) {}

  /**
   * Creates a pending listing, once per idempotency key or content. Images are stored first, and removed if no listing
   * refers to them in the end. @throws 409 while the same request runs, 422 when the key came with another body, 429 beyond
   * a quota, 503 when too many images wait
   */
  async submit(
    kind: AnyKind,
    facts: Facts & Readonly<Record<string, unknown>>,
    images: SentImages,
    attempt: Attempt,
  ) {
    const { context, admission, partner } = attempt;
    const request = new IdempotentRequest<SubmissionReceipt>(
      `POST /${kind.plural}`,
      attempt,
      JSON.stringify(facts),
      ...Object.entries(images).flat(),
    );
    // A form's key is of its answers, which may be approved the second time; a partner's names one attempt.
    const table = attempt.key && partner ? undefined : kind.table;
    const earlier = await request.earlierReceipt(this.em, table);
    if (earlier) return responseOf(kind, { receipt: earlier, isReplay: true });
    if (admission.refusal) throw admission.refusal;
    const hasImages = Object.keys(images).length > 0;
    const holds = await this.capacity.check(kind, facts, hasImages, admission.isHeld);
    // The queries of the screening run while the images are resized.
    const screening = this.screening.screen(screeningInputOf(kind.table, facts, context));
    screening.catch(() => undefined);

    return withStored(this.images, kind, images, async (paths, writing) => {
      const { screened, ring } = await screening;
      const notes = [...screened.notes, ...holds];
      const columns = { ...facts, ...screened, ...paths, notes, isHeld: holds.length > 0 };
      const isFlooded = await this.submissionMails.isFlooded(facts.email);
      writing.hasBegun = true;
      return this.em.transactional(async (em) => {
        const create = async () => {
          const receipt = await this.create(em, kind, columns, isFlooded);
          if (ring) await noteEarlier(em, ring);
          if (partner) await this.partners.add(em, partner, kind, receipt);
          return receipt;
        };
        const done = await request.once(em, create, table);
        writing.isUnused = done.isReplay;
        return responseOf(kind, done);
      });
    });
  }

  /** Inserts the listing, the mail to the submitter and the entry of the moderators' digest. */
  private async create(em: EntityManager, kind: AnyKind, facts: object, isFlooded: boolean) {
    const reference = newReference();
    const columns = { ...facts, reference } as unknown as RequiredEntityData<Listing>;
    const listing = em.create(kind.entity, columns);
    await em.flush();
    const { id } = listing;
    await this.submissionMails.put(em, kind, listing, isFlooded, new Date());
    await this.digest.add(em, kind.table, id);
    return { id, _id: id, message: kind.received, reference };
  }
}

const responseOf = ({ plural }: AnyKind, done: { receipt: SubmissionReceipt; isReplay: boolean }) =>
  receiptResponse(done, { Location: `/api/${plural}/${done.receipt.id}` });
