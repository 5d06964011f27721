import { BadRequestException } from '@nestjs/common';
import { findPage, type Selection } from './find-page.ts';
import { FinishedAnswer } from './finished-answer.ts';
import { checkedId, Gone, type Kind, type ListingFilter, notFound, type Was } from './kind.ts';
import { inStatus, isLive, statusNow } from './life.ts';
import type { Listing } from './listing.entity.ts';
import type { ListQuery } from './list-query.ts';
import type { Status } from './listing.schemas.ts';
import { answerPage } from './page.ts';
import type { Reads } from './reads.ts';
import { raw, sql } from './sql.ts';

/** Who reads: whoever is not an admin sees what is public. */
export type Reader = { isAdmin: boolean } | undefined;

const publicOrder = raw('plan_rank desc, approved_at desc, id desc');
const queueOrder = raw('created_at, id');

/** The reads of one kind of listing: SQL whose JSON is the answer. */
export class ReadModel<Filter extends ListingFilter> {
  constructor(
    private readonly reads: Reads,
    private readonly kind: Kind<Listing, Filter>,
  ) {}

  /** The public list; an admin gets records, of live listings when neither a status nor ids are asked for. */
  async list(query: ListQuery<Filter>, reader: Reader): Promise<FinishedAnswer> {
    const { row, record } = this.kind.fields;
    if (!reader?.isAdmin) {
      this.refuseRecordKeys(query);
      return this.page(query, { fields: row, among: isLive, order: publicOrder });
    }
    const { status, id } = query.filter;
    const among = status ? inStatus(status) : id ? sql`true` : isLive;
    return this.page(query, { fields: record, among, order: publicOrder });
  }

  /** What waits for a moderator, oldest first. */
  async pending(query: ListQuery<Filter>): Promise<FinishedAnswer> {
    const { record } = this.kind.fields;
    return this.page(query, { fields: record, among: inStatus('pending'), order: queueOrder });
  }

  /** One listing: the record for an admin, else what is public. @throws 404, and 410 for what was public and has ended */
  async find(id: string, reader?: Reader): Promise<FinishedAnswer> {
    if (reader?.isAdmin) return this.record(id);
    const { json, status } = await this.one(id, 'profile');
    if (status === 'pending') throw notFound(this.kind);
    if (status === 'hidden') throw new Gone(this.kind, this.remembered(json));
    return new FinishedAnswer(json);
  }

  /** Everything about one listing, for moderators. @throws 404 */
  async record(id: string): Promise<FinishedAnswer> {
    return new FinishedAnswer((await this.one(id, 'record')).json);
  }

  private async one(id: string, audience: 'profile' | 'record') {
    const { table, fields } = this.kind;
    const [listing] = await this.reads.rows<{ json: string; status: Status }>(
      sql`select (select row_to_json(fields)::text from (select ${raw(fields[audience])}) fields) as json,
            ${statusNow} as status
          from ${raw(table)} where id = ${checkedId(this.kind, id)}`,
      `${table} ${audience}`,
    );
    if (!listing) throw notFound(this.kind);
    return listing;
  }

  private remembered(json: string): Was {
    const listing = JSON.parse(json) as Was;
    return Object.fromEntries(this.kind.similar.map((field) => [field, listing[field] ?? '']));
  }

  private async page(query: ListQuery<Filter>, selection: Selection): Promise<FinishedAnswer> {
    return answerPage(
      await findPage(this.reads, this.kind, query, selection),
      this.kind.plural,
      query,
    );
  }

  private refuseRecordKeys({ filter, sort }: ListQuery<Filter>): void {
    if (filter.status) throw new BadRequestException('status: only moderators may ask for it');
    if (sort && !(sort[0] in this.kind.publicSorts)) {
      throw new BadRequestException(`sort: only moderators may sort by ${sort[0]}`);
    }
  }
}
