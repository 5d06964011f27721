import { z } from 'zod';

/** The names of the screening rules. */
export const rules = [
  'fee',
  'forbidden_goods',
  'bank_account',
  'blocked',
  'reported_contact',
  'seen_on_rejected',
  'seen_on_hidden',
  'repeated_text',
  'shared_contact',
  'repeated_contact',
  'email_domain',
  'link_domain',
  'link_shortener',
  'group_link',
  'many_links',
  'contact_in_text',
  'place_differs',
  'high_pay',
  'capitals',
  'other_letters',
  'site_name',
  'hidden_field',
  'too_fast',
  'form_not_opened',
  'not_screened',
  'crowded',
  'same_contact',
  'changed_by_sender',
  'cac_differs',
  'phone_differs',
  'wrong_number',
] as const;

const Related = z.object({
  kind: z.enum(['company', 'job']),
  id: z.uuid(),
  status: z
    .enum(['pending', 'live', 'hidden', 'rejected'])
    .meta({ description: 'At that time; a rejected listing is only in the log' }),
});

/** A finding of the screening. It informs the moderator and decides nothing. */
export const ScreeningNote = z
  .object({
    rule: z.enum(rules),
    severity: z
      .enum(['alert', 'notice'])
      .meta({ description: '`alert`: typical of fraud; `notice`: worth a look' }),
    message: z.string().meta({ description: 'The finding and what to check' }),
    related: Related.nullable().meta({ description: 'The other listing concerned' }),
  })
  .meta({
    id: 'ScreeningNote',
    examples: [
      {
        rule: 'fee',
        severity: 'alert',
        message:
          'Applicants seem to be asked for money: “pay N5,000 for the form”. Reject it if so.',
        related: null,
      },
    ],
  });
export type ScreeningNote = z.output<typeof ScreeningNote>;

export const ScreeningNotes = z
  .array(ScreeningNote)
  .meta({ description: 'Findings of the screening, alerts first; for moderators only' });
