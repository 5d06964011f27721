import { z } from 'zod';
import { received } from '#contract/sentences.ts';
import { email, phone } from '../platform/validation/contact.ts';
import { listQuery, searchWords, truth } from '../platform/lists/list-query.ts';
import { Moment } from '../listings/listing.schemas.ts';
import { optionalText, text } from '../platform/validation/text.ts';
import { ScreeningNotes } from '../listings/screening-note.schemas.ts';

const Interest = z.enum(['advertisement', 'sponsorship', 'partnership', 'other'], {
  error: 'Choose what you are interested in: advertisement, sponsorship, partnership or other',
});

/** Body of the form on the advertising page (spec §3). Other fields are ignored. */
export const InquiryForm = z
  .object({
    name: text({ label: 'your name', max: 120 }).meta({ example: 'Ada Obi' }),
    email,
    phone,
    company: optionalText({ label: 'the company name', max: 120 }).meta({
      example: 'Swift Riders',
    }),
    interest: Interest,
    message: text({ label: 'your message', max: 5000, lines: true }).meta({
      example: 'We would like to sponsor the jobs page in December.',
    }),
  })
  .meta({ id: 'InquiryForm' });
export type InquiryForm = z.output<typeof InquiryForm>;

export const InquiryReceipt = z
  .object({ message: z.string().meta({ examples: [received.inquiry] }) })
  .meta({ id: 'InquiryReceipt' });
export type InquiryReceipt = z.output<typeof InquiryReceipt>;

export const Inquiry = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
    interest: Interest,
    message: z.string(),
    createdAt: Moment,
    answeredAt: Moment.nullable().meta({ description: 'Null until it is answered' }),
    notes: ScreeningNotes,
  })
  .meta({
    id: 'Inquiry',
    examples: [
      {
        id: '6f0d9f0c-2f7b-4a57-8d0e-4a0c3b1e2d7f',
        name: 'Ada Obi',
        email: 'hello@swift.example',
        phone: '+2348031234567',
        company: 'Swift Riders',
        interest: 'sponsorship',
        message: 'We would like to sponsor the jobs page in December.',
        createdAt: '2026-11-20T09:00:00.000Z',
        answeredAt: null,
        notes: [],
      },
    ],
  });

export const InquiryUpdate = z
  .object({ answered: z.boolean('Say whether it has been answered: true or false') })
  .meta({ id: 'InquiryUpdate', examples: [{ answered: true }] });
export type InquiryUpdate = z.output<typeof InquiryUpdate>;

export const sorts = {
  createdAt: 'created_at',
  name: 'lower(name)',
  company: 'lower(company)',
  interest: 'interest',
  answeredAt: 'answered_at',
  id: 'id',
} as const;

/** Parameters of the inquiry list; newest first by default. */
export const InquiryQuery = listQuery(
  {
    q: searchWords.optional(),
    answered: truth
      .optional()
      .meta({ description: '`true` for answered inquiries, `false` for unanswered ones' }),
  },
  sorts,
);
export type InquiryQuery = z.output<typeof InquiryQuery>;
