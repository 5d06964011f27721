import { z } from 'zod';
import { freeMail, hostOf, isAmong, isOwnHost } from './hosts.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { Moment } from '../listings/listing.schemas.ts';
import { listQuery, searchWords } from '../platform/lists/list-query.ts';
import { cacNumber } from '../platform/validation/cac-number.ts';
import { email, phone } from '../platform/validation/contact.ts';
import { text } from '../platform/validation/text.ts';

const rule =
  'Enter a phone number, an email address, a domain such as swift.ng, or a CAC number such as RC 1234567';

const BlockType = z.enum(['phone', 'email', 'domain', 'cacNumber']);

/** A contact to block, in any spelling; its kind is read from it. */
const blocked = text({ label: 'what to block', max: 254 }).transform((value, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const found = value.includes('@')
    ? { type: 'email' as const, value: mailboxOf(email.safeParse(value).data ?? '') }
    : contactIn(value);
  if (!found?.value || found.value === '@') return refuse(rule);
  if (found.type !== 'domain') return found;
  if (isOwnHost(found.value) && !isAmong(freeMail, found.value)) return found;
  return refuse(`Many people use ${found.value}: block one address or number of theirs instead`);
});

function contactIn(value: string) {
  const cac = /[a-z]/i.test(value) ? cacNumber.safeParse(value).data : undefined;
  if (cac) return { type: 'cacNumber' as const, value: cac };
  const number = phone.safeParse(value).data;
  if (number) return { type: 'phone' as const, value: number };
  const host = hostOf(/^https?:/i.test(value) ? value : `https://${value}`);
  return host && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(host) && /\D$/.test(host)
    ? { type: 'domain' as const, value: host }
    : undefined;
}

/** Body of a request to block a contact. */
export const BlockForm = z
  .object({
    value: blocked.meta({
      description: rule.replace('Enter a', 'A'),
      example: '0803 123 4567',
      anyOf: ['phone', 'email', 'hostname'].map((format) => ({ format })),
    }),
    reason: text({ label: 'the reason', max: 300 }).meta({
      example: 'Collects fees for fake jobs',
    }),
  })
  .meta({ id: 'BlockForm' });
export type BlockForm = z.output<typeof BlockForm>;

/** A contact on the block list: a submission with it gets an alert, and is not refused. */
export const Block = z
  .object({
    id: z.uuid(),
    type: BlockType,
    value: z.string(),
    reason: z.string(),
    moderator: z.string().nullable().meta({ description: 'Email address of the author' }),
    createdAt: Moment,
  })
  .meta({
    id: 'Block',
    examples: [
      {
        id: '7f0c1a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
        type: 'phone',
        value: '+2348031234567',
        reason: 'Collects fees for fake jobs',
        moderator: 'ada@naija.example',
        createdAt: '2026-11-20T09:00:00.000Z',
      },
    ],
  });
export type Block = z.output<typeof Block>;

export const sorts = { createdAt: 'block.created_at', value: 'value' } as const;

/** Parameters of the block list; newest first by default. */
export const BlockQuery = listQuery({ q: searchWords.optional() }, sorts);
export type BlockQuery = z.output<typeof BlockQuery>;
