import { Injectable } from '@nestjs/common';
import type { SentImages } from '../platform/images/image-fields.ts';
import type { AnyKind, Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { type ListingDecision, ModerationService } from '../moderation/moderation.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import type { Attempt } from '../submissions/attempt.ts';
import { ListingReader } from './listing-reader.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';

/** The calls that every kind of listing has. */
@Injectable()
export class ListingService {
  constructor(
    private readonly database: ReadOnlyDatabase,
    private readonly publicDatabase: PublicDatabase,
    private readonly submissions: SubmissionsService,
    private readonly moderation: ModerationService,
  ) {}

  reader<Filter extends ListingFilter>(kind: Kind<Listing, Filter>) {
    return new ListingReader(this.database, kind, this.publicDatabase);
  }

  submit<Edit extends object>(
    kind: Kind<Listing, never, Edit>,
    { plan, ...rest }: Edit & { plan: string },
    images: SentImages,
    attempt: Attempt,
  ) {
    const isFact = ([name]: [string, unknown]) => !(name in kind.imageFields);
    const facts = Object.fromEntries(Object.entries(rest).filter(isFact)) as Edit;
    const columns = { ...kind.columns(facts), wishedPlan: plan };
    return this.submissions.submit(kind, columns, images, attempt);
  }

  async approve(kind: AnyKind, decision: ListingDecision, plan: string) {
    await this.moderation.approve(kind, decision, plan);
    return this.reader(kind).record(decision.id);
  }

  reject(kind: AnyKind, decision: ListingDecision, reason: string | null) {
    return this.moderation.reject(kind, decision, reason);
  }

  async edit(kind: AnyKind, decision: ListingDecision, columns: object) {
    await this.moderation.edit(kind, decision, columns);
    return this.reader(kind).record(decision.id);
  }

  async renew(kind: AnyKind, decision: ListingDecision, plan: string) {
    await this.moderation.renew(kind, decision, plan);
    return this.reader(kind).record(decision.id);
  }

  async hide(kind: AnyKind, decision: ListingDecision, reason: string | null) {
    await this.moderation.hide(kind, decision, reason);
    return this.reader(kind).record(decision.id);
  }
}
