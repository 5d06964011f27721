import { Injectable } from '@nestjs/common';
import type { SentImages } from '../platform/images/image-fields.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { type ListingDecision, ModerationService } from '../moderation/moderation.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import type { JsonResponse } from '../platform/http/json-response.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import type { Attempt } from '../submissions/attempt.ts';
import type { Facts } from '../screening/screening-input.ts';
import { ListingReader } from './listing-reader.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';

type Columns = Facts & Readonly<Record<string, unknown>>;

/** The calls of one kind of listing. `Edit` is the body of a correction: a submission without plan and image. */
@Injectable()
export abstract class ListingService<Filter extends ListingFilter, Edit> {
  protected abstract readonly kind: Kind<Listing, Filter>;
  protected abstract readonly toColumns: (edit: Edit) => Columns;

  constructor(
    private readonly database: ReadOnlyDatabase,
    private readonly publicDatabase: PublicDatabase,
    private readonly submissions: SubmissionsService,
    private readonly moderation: ModerationService,
  ) {}

  /** The reads of the kind. */
  get reader() {
    return new ListingReader(this.database, this.kind, this.publicDatabase);
  }

  submit(form: Edit & { plan: string }, images: SentImages, attempt: Attempt) {
    const { plan, ...rest } = form;
    const isFact = ([name]: [string, unknown]) => !(name in this.kind.imageFields);
    const facts = Object.fromEntries(Object.entries(rest).filter(isFact)) as Edit;
    const columns = { ...this.toColumns(facts), wishedPlan: plan };
    return this.submissions.submit(this.kind, { facts: columns, images, attempt });
  }

  async approve(decision: ListingDecision, plan: string) {
    await this.moderation.approve(this.kind, decision, plan);
    return this.reader.record(decision.id);
  }

  reject(decision: ListingDecision, reason: string | null) {
    return this.moderation.reject(this.kind, decision, reason);
  }

  async edit(decision: ListingDecision, edit: Edit) {
    await this.moderation.edit(this.kind, decision, this.toColumns(edit));
    return this.reader.record(decision.id);
  }

  async renew(decision: ListingDecision, plan: string) {
    await this.moderation.renew(this.kind, decision, plan);
    return this.reader.record(decision.id);
  }

  async hide(decision: ListingDecision, reason: string | null) {
    await this.moderation.hide(this.kind, decision, reason);
    return this.reader.record(decision.id);
  }
}
