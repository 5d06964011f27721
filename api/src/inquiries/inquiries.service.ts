import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { received } from '#contract/sentences.ts';
import { contactsIn, wordsIn } from '../moderation/records-with.ts';
import { referencesIn } from '../submissions/reference.ts';
import { IdempotentRequest, receiptResponse } from '../submissions/idempotency-key.ts';
import { checkedId, notFound } from '../listings/kind.ts';
import { newId } from '../platform/database/new-values.ts';
import { DigestService } from '../notices/digest.service.ts';
import { answerList } from '../platform/lists/page.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, join, raw, type Sql, sql } from '../platform/database/sql.ts';
import type { Attempt } from '../submissions/attempt.ts';
import { screeningInputOf } from '../screening/screening-input.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { Inquiry } from './inquiry.entity.ts';
import {
  type InquiryForm,
  type InquiryQuery,
  type InquiryReceipt,
  sorts,
} from './inquiry.schemas.ts';

const fields =
  raw(`id, name, email, phone, company, interest, message, wire_time(created_at) as "createdAt",
  wire_time(answered_at) as "answeredAt", notes`);
const order = raw('created_at desc, id');
const receipt: InquiryReceipt = { message: received.inquiry };
const inquiries = { label: 'Inquiry' } as const;

@Injectable()
export class InquiriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: ReadOnlyDatabase,
    private readonly screening: ScreeningService,
    private readonly digest: DigestService,
  ) {}

  /**
   * Stores the inquiry with its screening notes, once per idempotency key or content. @throws 409 while the same request
   * runs, 422 when the key came with another body, 429 beyond a quota
   */
  async send(form: InquiryForm, attempt: Attempt) {
    const body = JSON.stringify(form);
    const request = new IdempotentRequest<InquiryReceipt>('POST /inquiries', attempt, body);
    const { refusal } = attempt.admission;
    if (refusal && !(await request.earlierReceipt(this.em))) throw refusal;
    const input = screeningInputOf('inquiry', form, attempt.context);
    const { screened } = await this.screening.screen(input);
    const done = await this.em.transactional((em) =>
      request.once(em, async () => {
        const { id } = em.create(Inquiry, { ...form, id: newId(), notes: screened.notes });
        await this.digest.add(em, 'inquiry', id);
        return receipt;
      }),
    );
    return receiptResponse(done);
  }

  async list(query: InquiryQuery) {
    const { id, q, answered } = query.filter;
    const found = sql`from inquiry where ${all([
      id && sql`id = any(${id}::uuid[])`,
      answered !== undefined && sql`(answered_at is not null) = ${answered}`,
      q?.trim() && inquiriesWith(q),
    ])}`;
    return answerList(this.database, 'inquiries', query, { fields, found, sorts, order });
  }

  /** Marks it as answered, keeping the first time, or as waiting. @throws 404 */
  async mark(id: string, answered: boolean): Promise<object> {
    const [inquiry] = await this.em.execute<object[]>(
      `update inquiry set answered_at = case when ? then coalesce(answered_at, now()) end where id = ? returning ${fields.text}`,
      [answered, checkedId(inquiries, id)],
    );
    if (!inquiry) throw notFound(inquiries);
    return inquiry;
  }
}

const searched = raw("concat_ws(' ', name, email, phone, company, message)");
/** Without spaces, dashes and the like, so that every spelling of a number is one. */
const unspaced = sql`regexp_replace(lower(${searched}), '[^a-z0-9]', '', 'g')`;

/** Condition for the inquiries that a moderator's search finds, as `recordsWith`; few, they have no prints and no index. */
function inquiriesWith(q: string): Sql {
  const values = contactsIn(q).map(({ value }) => value.replace(/^\+234/, ''));
  const conditions = [...referencesIn(q), ...values].map((value) => {
    const bare = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return sql`${unspaced} like containing(${bare})`;
  });
  return sql`(${join([wordsIn([sql`folded(${searched})`], q), ...conditions], ' or ')})`;
}
