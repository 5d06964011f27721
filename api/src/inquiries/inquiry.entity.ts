import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { newId, none } from '../platform/database/new-values.ts';
import type { InquiryForm } from './inquiry.schemas.ts';

const InquirySchema = defineEntity({
  name: 'Inquiry',
  tableName: 'inquiry',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.text(),
    email: p.text(),
    phone: p.text(),
    company: p.text().nullable(),
    interest: p.text().$type<InquiryForm['interest']>(),
    message: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    answeredAt: p.datetime().nullable(),
    notes: p.json().$type<ScreeningNote[]>().onCreate(none),
  },
});

/** A request to advertise, sponsor or partner (spec §3). */
export class Inquiry extends InquirySchema.class {}
InquirySchema.setClass(Inquiry);
