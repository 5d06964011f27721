import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Change,
  changedColumns,
  type Columns,
  differing,
  type ImagePaths,
} from '../changes/change.entity.ts';
import { ChangesService } from '../changes/changes.service.ts';
import { conflict } from '../platform/errors/conflict.ts';
import type { ChangeReceipt } from '../changes/change.schemas.ts';
import { companies } from '../companies/company.kind.ts';
import { jobs } from '../jobs/job.kind.ts';
import type { SentImages } from '../platform/images/image-fields.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { imagesOf } from '../listings/image-columns.ts';
import { type AnyKind, type Kind, notFound } from '../listings/kind.ts';
import { changesOf } from '../moderation/changes-of.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import type { DecisionStep } from '../moderation/moderation.service.ts';
import { DigestService } from '../notices/digest.service.ts';
import type { RequestOwner } from '../platform/http/request.ts';
import { byUrgency, lastingNotes, notice } from '../screening/note.ts';
import { type Facts, screeningInputOf } from '../screening/screening-input.ts';
import { type Screened, ScreeningService } from '../screening/screening.service.ts';
import type { Attempt } from '../submissions/attempt.ts';
import { IdempotentRequest, receiptResponse } from '../submissions/idempotency-key.ts';
import { QueueCapacity } from '../submissions/queue-capacity.service.ts';
import { type StoredPaths, withStored } from '../submissions/stored-images.ts';
import { OwnerActions } from './owner-actions.service.ts';
import type { OwnCompany, OwnJob, State } from './ownership.schemas.ts';

type Receipt = ChangeReceipt & { status: number };

interface OwnForm {
  columns: Facts & Columns;
  images: SentImages;
  /** Form fields whose image is to be removed. */
  removed: readonly string[];
  attempt: Attempt;
}

/** The listing of an edit, locked, with what was screened. */
type Edit = DecisionStep & {
  kind: AnyKind;
  state: State;
  form: OwnForm;
  paths: ImagePaths;
  screened: Screened;
};

/** Takes what owners send: a pending listing changes at once, an approved one once a moderator has read the change. */
@Injectable()
export class OwnerEdits {
  constructor(
    private readonly em: EntityManager,
    private readonly actions: OwnerActions,
    private readonly changes: ChangesService,
    private readonly capacity: QueueCapacity,
    private readonly digest: DigestService,
    private readonly screening: ScreeningService,
    private readonly images: ImagesService,
  ) {}

  editCompany(owner: RequestOwner, form: OwnCompany, images: SentImages, attempt: Attempt) {
    const { profileImage: _, cover: __, removeProfileImage, removeCover, ...facts } = form;
    const removed = named({ profileImage: removeProfileImage, cover: removeCover });
    const columns = companies.columns(facts);
    return this.edit(owner, companies, { columns, images, removed, attempt });
  }

  editJob(owner: RequestOwner, form: OwnJob, images: SentImages, attempt: Attempt) {
    const { jobAttachment: _, removeJobAttachment, ...facts } = form;
    const removed = named({ jobAttachment: removeJobAttachment });
    return this.edit(owner, jobs, { columns: jobs.columns(facts), images, removed, attempt });
  }

  /** Once per idempotency key. @throws 404 for a link of the other kind, 409, 422, 429, 503 like a submission */
  private async edit(owner: RequestOwner, kind: AnyKind, form: OwnForm) {
    if (owner.kind !== kind.table) throw notFound(kind);
    const { columns, images, removed, attempt } = form;
    const request = new IdempotentRequest<Receipt>(
      `PUT /ownership ${owner.id}`,
      { ...attempt, key: attempt.key ?? crypto.randomUUID() },
      JSON.stringify([columns, removed]),
      ...Object.entries(images).flat(),
    );
    const earlier = await request.earlierReceipt(this.em);
    if (earlier) return answerOf({ receipt: earlier, isReplay: true });
    if (attempt.admission.refusal) throw attempt.admission.refusal;
    // Before its photos are stored.
    if (owner.isRejected) throw conflict('listing_hidden');
    if (Object.keys(images).length > 0) await this.capacity.check(kind, columns, true, false);
    const input = screeningInputOf(kind.table, columns, attempt.context);
    const { screened } = await this.screening.screen(input, owner.id);
    let unused: unknown[] = [];
    const answer = await withStored(this.images, kind, images, async (stored, writing) => {
      writing.hasBegun = true;
      return this.actions.act(owner, async (step) => {
        const done = await request.once(step.em, async () => {
          if (step.state === 'hidden') throw conflict('listing_hidden');
          const edit = { ...step, form, screened, paths: pathsOf(kind, stored, removed) };
          const kept = step.state === 'pending' ? await this.correct(edit) : await this.keep(edit);
          unused = kept.unused;
          return { id: owner.id, message: kept.message, status: kept.status };
        });
        writing.isUnused = done.isReplay;
        return answerOf(done);
      });
    });
    await this.images.removeUnused(unused);
    return answer;
  }

  /** Changes a pending listing, which is screened again. */
  private async correct(edit: Edit) {
    const { kind, listing, log, form, paths, screened } = edit;
    const before = changedColumns(listing);
    if (isSame(before, form, paths)) return nothing([]);
    await log('edited', { changes: changesOf(kind, listing, form.columns, paths) });
    const unused = Object.keys(paths).map((column) => before[column]);
    const notes = byUrgency([...screened.notes, ...lastingNotes(listing.notes), changed]);
    await edit.assign({ ...form.columns, ...paths, ...screened, notes }, 'owner');
    return { unused, status: 200, message: 'Changed.' };
  }

  /** Keeps what was sent as the one change of an approved listing; the images of an earlier one stay unless replaced. */
  private async keep({ em, kind, listing, now, form, paths, screened }: Edit) {
    const earlier = await this.changes.ofListing(em, listing.id);
    const before = earlier ? imagesOf(earlier) : [];
    const images = { ...earlier?.images(), ...paths };
    const unused = before.filter((path) => path && !Object.values(images).includes(path));
    if (isSame(changedColumns(listing), form, images)) {
      if (earlier) em.remove(earlier);
      return nothing(before);
    }
    const change = earlier ?? new Change();
    const changed = differing(kind.identityFields, listing, form.columns);
    // Where people apply says nothing of whose listing it is.
    const isSameSender = changed.every((field) => field === 'applyLink');
    const notes = isSameSender ? screened.notes.filter(isNews) : screened.notes;
    Object.assign(change, { kind: kind.table, listingId: listing.id, notes, createdAt: now });
    change.facts = form.columns;
    change.setImages(images);
    em.persist(change);
    if (!earlier) await this.digest.add(em, kind.table, listing.id);
    return {
      unused,
      status: 202,
      message: 'Received. Visitors see the old text until we have read it.',
    };
  }
}

/** Whose name and CAC number it is was decided when the listing was approved. */
const isNews = ({ rule }: ScreeningNote) => rule !== 'cac_differs';

const changed = notice(
  'changed_by_sender',
  'The sender has changed it since it was sent. Read it again as a whole.',
);

const nothing = (unused: unknown[]) => ({ unused, status: 200, message: 'Nothing is different.' });

/** New images by column, null for those to be removed. */
const pathsOf = (
  { imageFields }: Pick<Kind, 'imageFields'>,
  stored: StoredPaths,
  removed: readonly string[],
): ImagePaths => ({
  ...Object.fromEntries(removed.map((field) => [imageFields[field] ?? field, null])),
  ...stored,
});

const isSame = (before: Columns, { columns }: OwnForm, images: ImagePaths) => {
  const after = { ...columns, ...images };
  return differing(Object.keys(after), before, after).length === 0;
};

/** The names of the values that are true. */
const named = (values: Record<string, boolean>) =>
  Object.keys(values).filter((name) => values[name]);

const answerOf = ({ receipt, isReplay }: { receipt: Receipt; isReplay: boolean }) => {
  const { status, ...shown } = receipt;
  return receiptResponse({ receipt: shown, isReplay }, {}, status);
};
