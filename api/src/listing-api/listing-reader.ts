import { BadRequestException, GoneException } from '@nestjs/common';
import {
  publicHeaders,
  type VersionStamp,
  versionStamp,
  versionHeader,
} from '../platform/public-version/version-stamp.ts';
import { recordsWith } from '../moderation/records-with.ts';
import { facets, plainSearch, search } from '../search/search.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { checkedId, type Kind, type ListingFilter, notFound } from '../listings/kind.ts';
import { inStatus, isLive, statusNow } from '../listings/life.ts';
import type { Order } from '../platform/lists/keyset.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import type { Status } from '../listings/listing.schemas.ts';
import { moderatorFilterKeys } from './list-parameters.ts';
import { answerPage, MAX_OFFSET } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';

/** The account that reads; visitors and accounts that are not admin see public listings only. */
export type Reader = { isAdmin: boolean } | undefined;

const publicOrder: Order = {
  columns: { plan_rank: 'smallint', approved_at: 'timestamptz', id: 'uuid' },
  direction: 'desc',
};
const queueOrder: Order = {
  columns: { is_held: 'boolean', created_at: 'timestamptz', id: 'uuid' },
  direction: 'asc',
};

/** Reads of one kind of listing; PostgreSQL makes the JSON of the responses. */
export class ListingReader<Filter extends ListingFilter> {
  constructor(
    private readonly database: ReadOnlyDatabase,
    private readonly kind: Kind<Listing, Filter>,
    private readonly publicDatabase: ReadOnlyDatabase = database,
  ) {}

  /** The public list; an admin gets records, of live listings unless the query filters by status or ids. */
  async list(query: ListQuery<Filter>, reader: Reader): Promise<JsonResponse> {
    if (!reader?.isAdmin) {
      this.refuseRecordKeys(query);
      refuseHighOffset(query);
      const selection = { fields: this.kind.select.row, scope: isLive, order: publicOrder };
      const page = await search(this.publicDatabase, this.kind, query, selection);
      return answerPage(page, this.kind.plural, query, publicHeaders(page));
    }
    const { status, id } = query.filter;
    return this.records(query, status ? inStatus(status) : id ? sql`true` : isLive, publicOrder);
  }

  /** How many public listings a query finds by place, service and type. */
  async facets({ filter }: ListQuery<Filter>): Promise<JsonResponse> {
    const { stamp, ...counts } = await facets(this.publicDatabase, this.kind, filter);
    return new JsonResponse(JSON.stringify(counts), publicHeaders(stamp));
  }

  /** Pending listings, oldest first, held ones after the others; the panel names that order as `createdAt` ascending. */
  async pending({ sort, ...asked }: ListQuery<Filter>): Promise<JsonResponse> {
    const isQueue = sort?.[0] === 'createdAt' && sort[1] === 'ASC';
    const query = { ...asked, ...(!isQueue && { sort }) } as ListQuery<Filter>;
    return this.records(query, inStatus('pending'), queueOrder);
  }

  /** One listing: the record for an admin, else its public fields. @throws 404, and 410 when it is no longer public */
  async find(id: string, reader?: Reader): Promise<JsonResponse> {
    if (reader?.isAdmin) return this.record(id);
    const listing = await this.current(id);
    const { json, status } = listing;
    if (status === 'pending') throw notFound(this.kind);
    if (status === 'hidden') throw this.gone(json);
    return new JsonResponse(json, publicHeaders(listing));
  }

  /** One listing as moderators see it. @throws 404 */
  async record(id: string): Promise<JsonResponse> {
    const listing = await this.one(this.database, id, 'record');
    if (!listing) throw notFound(this.kind);
    const { etag } = JSON.parse(listing.json) as { etag: string };
    return new JsonResponse(listing.json, { ...versionHeader(listing), ETag: etag });
  }

  /** Asks the primary before a 404 or 410, since a replica may lag behind. */
  private async current(id: string) {
    const { publicDatabase } = this;
    const found = await this.one(publicDatabase, id, 'profile');
    const isCurrent = found?.status === 'live' || !publicDatabase.mayBeBehind;
    const listing = isCurrent ? found : await this.one(this.database, id, 'profile');
    if (!listing) throw notFound(this.kind);
    return listing;
  }

  private async one(database: ReadOnlyDatabase, id: string, audience: 'profile' | 'record') {
    const { table, select, ends } = this.kind;
    const [listing] = await database.rows<VersionStamp & { json: string; status: Status }>(
      sql`select (select row_to_json(fields)::text from (select ${raw(select[audience])}) fields) as json,
            ${statusNow} as status, ${versionStamp(ends)}
          from ${raw(table)} where id = ${checkedId(this.kind, id)}`,
      `${table} ${audience}`,
    );
    return listing;
  }

  /** 410 for a listing that was public, with its fields for a search for similar ones. */
  private gone(json: string) {
    const { label, formerFields } = this.kind;
    const listing = JSON.parse(json) as Record<string, string | string[]>;
    const was = Object.fromEntries(formerFields.map((field) => [field, listing[field] ?? '']));
    return Object.assign(new GoneException(`${label} not found`), { was });
  }

  private async records(query: ListQuery<Filter>, among: Sql, order: Order): Promise<JsonResponse> {
    const { table, select, plural } = this.kind;
    const scope = sql`${among} and ${recordsWith(table, query.filter.q)}`;
    const selection = { fields: select.record, scope, order };
    const page = await plainSearch(this.database, this.kind, query, selection);
    return answerPage(page, plural, query, versionHeader(page));
  }

  private refuseRecordKeys({ filter, sort }: ListQuery<Filter>): void {
    for (const key of moderatorFilterKeys) {
      if (filter[key] === undefined) continue;
      throw new BadRequestException(`${key}: only moderators may filter by it`);
    }
    if (sort && !(sort[0] in this.kind.publicSorts)) {
      throw new BadRequestException(`sort: only moderators may sort by ${sort[0]}`);
    }
  }
}

function refuseHighOffset({ range: [first], after }: ListQuery): void {
  if (first <= MAX_OFFSET || after) return;
  throw new BadRequestException(
    `range must start at ${MAX_OFFSET} or lower: follow the Link header of each page to go further`,
  );
}
