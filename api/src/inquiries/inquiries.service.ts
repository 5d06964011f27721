import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FinishedAnswer } from '../listings/finished-answer.ts';
import { answerPage, emptyPage, orderOf, type Page, selectPage } from '../listings/page.ts';
import { Reads } from '../listings/reads.ts';
import { raw, sql } from '../listings/sql.ts';
import { Inquiry } from './inquiry.entity.ts';
import {
  type InquiryForm,
  type InquiryQuery,
  type InquiryReceipt,
  sorts,
} from './inquiry.schemas.ts';

const fields = raw(
  'id, name, email, phone, company, interest, message, wire_time(created_at) as "createdAt"',
);
const newestFirst = raw('created_at desc, id');

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
    const { id } = query.filter;
    const found = id ? sql`from inquiry where id = any(${id}::uuid[])` : sql`from inquiry`;
    const order = orderOf(query, sorts, newestFirst);
    const [page = emptyPage] = await this.reads.rows<Page>(
      selectPage(query, { fields, found, order }),
    );
    return answerPage(page, 'inquiries', query);
  }
}
