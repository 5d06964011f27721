import { BadRequestException } from '@nestjs/common';
import {
  publicHeaders,
  type VersionStamp,
  versionStamp,
  versionHeader,
} from '../platform/public-version/version-stamp.ts';
import { search, type Selection } from '../search/search.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import {
  checkedId,
  Gone,
  type Kind,
  type ListingFilter,
  notFound,
  type FormerListing,
} from '../listings/kind.ts';
import { inStatus, isLive, statusNow } from '../listings/life.ts';
import type { Order } from '../platform/lists/keyset.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import type { Status } from '../listings/listing.schemas.ts';
import { answerPage } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';

/** Who reads: whoever is not an admin sees what is public. */
export type Reader = { isAdmin: boolean } | undefined;

const publicOrder: Order = {
  columns: { plan_rank: 'smallint', approved_at: 'timestamptz', id: 'uuid' },
  direction: 'desc',
};
const queueOrder: Order = { columns: { created_at: 'timestamptz', id: 'uuid' }, direction: 'asc' };

/** The furthest beginning of a range: rows that are skipped are read, too. */
export const MAX_OFFSET = 100_000;

/** The reads of one kind of listing: SQL whose JSON is the answer. */
export class ListingReader<Filter extends ListingFilter> {
  constructor(
    private readonly reads: ReadOnlyDatabase,
    private readonly kind: Kind<Listing, Filter>,
    private readonly publicReads: ReadOnlyDatabase = reads,
  ) {}

  /** The public list; an admin gets records, of live listings when neither a status nor ids are asked for. */
  async list(query: ListQuery<Filter>, reader: Reader): Promise<JsonResponse> {
    const { row, record } = this.kind.select;
    if (!reader?.isAdmin) {
      this.refuseRecordKeys(query);
      refuseDepth(query);
      const selection = { fields: row, among: isLive, order: publicOrder, isCapped: true };
      return this.page(this.publicReads, query, selection, publicHeaders);
    }
    const { status, id } = query.filter;
    const among = status ? inStatus(status) : id ? sql`true` : isLive;
    const selection = { fields: record, among, order: publicOrder };
    return this.page(this.reads, query, selection, versionHeader);
  }

  /** What waits for a moderator, oldest first. */
  async pending(query: ListQuery<Filter>): Promise<JsonResponse> {
    const { record } = this.kind.select;
    const among = inStatus('pending');
    const selection = { fields: record, among, order: queueOrder };
    return this.page(this.reads, query, selection, versionHeader);
  }

  /** One listing: the record for an admin, else what is public. @throws 404, and 410 for what was public and has ended */
  async find(id: string, reader?: Reader): Promise<JsonResponse> {
    if (reader?.isAdmin) return this.record(id);
    const listing = await this.shown(id);
    const { json, status } = listing;
    if (status === 'pending') throw notFound(this.kind);
    if (status === 'hidden') throw new Gone(this.kind, this.remembered(json));
    return new JsonResponse(json, publicHeaders(listing));
  }

  /** Everything about one listing, for moderators. @throws 404 */
  async record(id: string): Promise<JsonResponse> {
    const listing = await this.one(this.reads, id, 'record');
    if (!listing) throw notFound(this.kind);
    const { etag } = JSON.parse(listing.json) as { etag: string };
    return new JsonResponse(listing.json, { ...versionHeader(listing), ETag: etag });
  }

  /** Nobody is told that it is not there, or is over, before the primary has said so. */
  private async shown(id: string) {
    const { publicReads } = this;
    const found = await this.one(publicReads, id, 'profile');
    const isSure = found?.status === 'live' || !publicReads.mayBeBehind;
    const listing = isSure ? found : await this.one(this.reads, id, 'profile');
    if (!listing) throw notFound(this.kind);
    return listing;
  }

  private async one(reads: ReadOnlyDatabase, id: string, audience: 'profile' | 'record') {
    const { table, select } = this.kind;
    const [listing] = await reads.rows<VersionStamp & { json: string; status: Status }>(
      sql`select (select row_to_json(fields)::text from (select ${raw(select[audience])}) fields) as json,
            ${statusNow} as status, ${versionStamp(sql`expires_at`)}
          from ${raw(table)} where id = ${checkedId(this.kind, id)}`,
      `${table} ${audience}`,
    );
    return listing;
  }

  private remembered(json: string): FormerListing {
    const listing = JSON.parse(json) as FormerListing;
    return Object.fromEntries(this.kind.similar.map((field) => [field, listing[field] ?? '']));
  }

  private async page(
    reads: ReadOnlyDatabase,
    query: ListQuery<Filter>,
    selection: Selection & { isCapped?: boolean },
    headers: (stamp: VersionStamp) => Record<string, string>,
  ): Promise<JsonResponse> {
    const page = await search(reads, this.kind, query, selection);
    return answerPage(page, this.kind.plural, query, headers(page));
  }

  private refuseRecordKeys({ filter, sort }: ListQuery<Filter>): void {
    for (const key of ['status', 'flagged'] as const) {
      if (filter[key] === undefined) continue;
      throw new BadRequestException(`${key}: only moderators may ask for it`);
    }
    if (sort && !(sort[0] in this.kind.publicSorts)) {
      throw new BadRequestException(`sort: only moderators may sort by ${sort[0]}`);
    }
  }
}

function refuseDepth({ range: [first], after }: ListQuery): void {
  if (first <= MAX_OFFSET || after) return;
  throw new BadRequestException(
    `range must begin at ${MAX_OFFSET} or before: to go on from there, follow the Link of each page`,
  );
}
