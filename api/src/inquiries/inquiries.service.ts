import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IdempotentRequest } from '../submissions/idempotency-key.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { checkedId, notFound } from '../listings/kind.ts';
import { answerPage, emptyPage, orderOf, type Page, selectPage } from '../platform/lists/page.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, raw, sql } from '../platform/database/sql.ts';
import type { SubmissionContext } from '../screening/submission-context.ts';
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
const newestFirst = raw('created_at desc, id');
const thanks: InquiryReceipt = {
  message: "Thank you for your inquiry! We'll get back to you soon.",
};
const inquiries = { label: 'Inquiry' } as const;

/** Keeps inquiries until somebody answers them. */
@Injectable()
export class InquiriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadOnlyDatabase,
    private readonly screening: ScreeningService,
  ) {}

  /**
   * Keeps the inquiry, once per key, with what looked wrong about it. @throws 409 while the same key is being handled, 422
   * when it came with something else
   */
  async send(form: InquiryForm, key?: string, context?: SubmissionContext): Promise<JsonResponse> {
    const attempt =
      key === undefined
        ? undefined
        : new IdempotentRequest<InquiryReceipt>('POST /inquiries', key, JSON.stringify(form));
    const { notes } = await this.screening.screen(screeningInputOf('inquiry', form, context));
    return this.em.transactional(async (em) => {
      await attempt?.claim(em);
      const first = await attempt?.firstAnswer(em);
      if (first) return new JsonResponse(JSON.stringify(first), { 'Idempotent-Replayed': 'true' });
      em.create(Inquiry, { ...form, notes });
      await attempt?.answered(em, thanks);
      return new JsonResponse(JSON.stringify(thanks));
    });
  }

  async list(query: InquiryQuery): Promise<JsonResponse> {
    const { id, answered } = query.filter;
    const found = sql`from inquiry where ${all([
      ...(id ? [sql`id = any(${id}::uuid[])`] : []),
      ...(answered === undefined ? [] : [sql`(answered_at is not null) = ${answered}`]),
    ])}`;
    const order = orderOf(query, sorts, newestFirst);
    const [page = emptyPage] = await this.reads.rows<Page>(
      selectPage(query, { fields, found, order }),
    );
    return answerPage(page, 'inquiries', query);
  }

  /** Marks an inquiry as answered, or as waiting again. @throws 404 */
  async mark(id: string, answered: boolean, now: Date): Promise<JsonResponse> {
    checkedId(inquiries, id);
    await this.em.transactional(async (em) => {
      const inquiry = await em.findOne(Inquiry, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!inquiry) throw notFound(inquiries);
      inquiry.answer(answered, now);
    });
    const [row] = await this.reads.rows<{ json: string }>(
      sql`select row_to_json(inquiry)::text as json from (select ${fields} from inquiry where id = ${id}) inquiry`,
    );
    if (!row) throw notFound(inquiries);
    return new JsonResponse(row.json);
  }
}
