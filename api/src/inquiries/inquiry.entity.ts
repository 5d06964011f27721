import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import type { InquiryForm } from './inquiry.schemas.ts';

const InquirySchema = defineEntity({
  name: 'Inquiry',
  tableName: 'inquiry',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    name: p.text(),
    email: p.text(),
    phone: p.text(),
    company: p.text().nullable(),
    interest: p.text().$type<InquiryForm['interest']>(),
    message: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    answeredAt: p.datetime().nullable(),
    /** What looked wrong when it arrived. */
    notes: p
      .json()
      .$type<ScreeningNote[]>()
      .onCreate(() => []),
  },
});

/** A business that wants to advertise, sponsor or work with us (spec §3). */
export class Inquiry extends InquirySchema.class {
  /** Says whether somebody has answered; the first time counts. */
  answer(answered: boolean, now: Date): void {
    this.answeredAt = answered ? (this.answeredAt ?? now) : null;
  }
}
InquirySchema.setClass(Inquiry);
