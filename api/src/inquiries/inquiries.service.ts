import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FinishedAnswer } from '../listings/finished-answer.ts';
import { checkedId, notFound } from '../listings/kind.ts';
import { answerPage, emptyPage, orderOf, type Page, selectPage } from '../listings/page.ts';
import { Reads } from '../listings/reads.ts';
import { all, raw, sql } from '../listings/sql.ts';
import { Inquiry } from './inquiry.entity.ts';
import {
  type InquiryForm,
  type InquiryQuery,
  type InquiryReceipt,
  sorts,
} from './inquiry.schemas.ts';

const fields =
  raw(`id, name, email, phone, company, interest, message, wire_time(created_at) as "createdAt",
  wire_time(answered_at) as "answeredAt"`);
const newestFirst = raw('created_at desc, id');
const inquiries = { label: 'Inquiry' } as const;

/** Keeps inquiries until somebody answers them. */
@Injectable()
export class InquiriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: Reads,
  ) {}

  async send(form: InquiryForm): Promise<InquiryReceipt> {
    this.em.create(Inquiry, form);
    await this.em.flush();
    return { message: "Thank you for your inquiry! We'll get back to you soon." };
  }

  async list(query: InquiryQuery): Promise<FinishedAnswer> {
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
  async mark(id: string, answered: boolean, now: Date): Promise<FinishedAnswer> {
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
    return new FinishedAnswer(row.json);
  }
}
