import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { IfMatchHeader } from '../moderation/if-match.ts';
import type { Moderator, ModerationService } from '../moderation/moderation.service.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import type { JsonResponse } from '../platform/http/json-response.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import type { PublicDatabase } from '../platform/replicas/public-database.ts';
import type { SubmissionContext } from '../screening/submission-context.ts';
import type { Facts } from '../screening/screening-input.ts';
import { type Reader, ListingReader } from './listing-reader.ts';
import type { SubmissionsService } from '../submissions/submissions.service.ts';

type Form<Edit> = Edit & { plan: string; profileImage?: unknown; jobAttachment?: unknown };
type Columns = Facts & Readonly<Record<string, unknown>>;

/** What can be done with the listings of one kind. `Edit` are the facts of a listing, as a form or a moderator gives them. */
export abstract class ListingService<Filter extends ListingFilter, Edit> {
  private readonly read: ListingReader<Filter>;

  constructor(
    private readonly kind: Kind<Listing, Filter>,
    reads: ReadOnlyDatabase,
    publicReads: PublicDatabase,
    private readonly submissions: SubmissionsService,
    private readonly moderation: ModerationService,
  ) {
    this.read = new ListingReader(reads, kind, publicReads);
  }

  /** The columns that the facts fill. */
  protected abstract toColumns(edit: Edit): Columns;

  list(query: ListQuery<Filter>, reader: Reader): Promise<JsonResponse> {
    return this.read.list(query, reader);
  }

  pending(query: ListQuery<Filter>): Promise<JsonResponse> {
    return this.read.pending(query);
  }

  find(id: string, reader?: Reader): Promise<JsonResponse> {
    return this.read.find(id, reader);
  }

  submit(
    form: Edit & { plan: string },
    image?: Buffer,
    key?: string,
    context?: SubmissionContext,
  ): Promise<JsonResponse> {
    const { plan, [this.kind.imageField]: _, ...facts }: Form<Edit> = form;
    const columns = { ...this.toColumns(facts as Edit), wishedPlan: plan };
    return this.submissions.submit(this.kind, { facts: columns, image, key, context });
  }

  async approve(id: string, plan: string, moderator: Moderator, ifMatch: IfMatchHeader) {
    await this.moderation.approve(this.kind, id, plan, moderator, ifMatch);
    return this.read.record(id);
  }

  reject(id: string, reason: string | null, moderator: Moderator, ifMatch: IfMatchHeader) {
    return this.moderation.reject(this.kind, id, reason, moderator, ifMatch);
  }

  async edit(id: string, edit: Edit, moderator: Moderator, ifMatch: IfMatchHeader) {
    await this.moderation.edit(this.kind, id, this.toColumns(edit), moderator, ifMatch);
    return this.read.record(id);
  }

  async renew(id: string, plan: string, moderator: Moderator, ifMatch: IfMatchHeader) {
    await this.moderation.renew(this.kind, id, plan, moderator, ifMatch);
    return this.read.record(id);
  }

  async hide(id: string, reason: string | null, moderator: Moderator, ifMatch: IfMatchHeader) {
    await this.moderation.hide(this.kind, id, reason, moderator, ifMatch);
    return this.read.record(id);
  }
}
