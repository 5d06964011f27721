import { z } from 'zod';
import { companyPlans, jobPlans } from '#contract/plans.ts';
import { FormFields } from '../changes/change.schemas.ts';
import { CompanyEdit, CompanyRegistration } from '../companies/company.schemas.ts';
import { ActivityDay } from '../figures/activity.ts';
import { JobEdit, JobPosting } from '../jobs/job.schemas.ts';
import { Moment } from '../listings/listing.schemas.ts';
import { plan } from '../listings/plan.schemas.ts';
import { ListingKind } from '../moderation/moderation.schemas.ts';
import { email } from '../platform/validation/contact.ts';

export const State = z.enum(['pending', 'live', 'ended', 'withdrawn', 'hidden', 'rejected']).meta({
  description:
    '`withdrawn` by the owner while the term runs, `hidden` by a moderator, `ended` with its term; a rejected one is read from the log for 90 days',
});

export type State = z.output<typeof State>;

const May = z.enum(['edit', 'delete', 'renew', 'withdraw', 'show', 'resubmit']);
export type May = z.output<typeof May>;

/** A listing as its owner sees it. */
export const Ownership = z
  .object({
    kind: ListingKind,
    state: State,
    reference: z.string(),
    sentAt: Moment,
    expiresAt: Moment.nullable().meta({ description: 'The end of its term; null until approved' }),
    page: z.string().nullable().meta({ description: 'The path of its page, while it is live' }),
    wishedPlan: z.string(),
    listing: FormFields,
    change: z
      .object({
        facts: FormFields.meta({ description: 'The listing as it would be after approval' }),
        identity: z.array(z.string()).meta({
          description: 'Changed fields about which a moderator asks the old contact',
        }),
        createdAt: Moment,
      })
      .nullable()
      .meta({ description: 'The change that waits for a moderator' }),
    claims: z
      .array(z.object({ id: z.uuid(), name: z.string(), role: z.string() }))
      .meta({ description: 'People who say that the company is theirs, to be answered' }),
    may: z.array(May).meta({
      description:
        '`edit`: PUT /ownership/{kind}; `renew`: POST /ownership/renewal with a plan that is free; `withdraw`, `delete`: POST /ownership/withdrawal; `show`: DELETE /ownership/withdrawal; `resubmit`: send the form again',
    }),
    plans: z
      .array(
        z.object({
          plan: z.string(),
          name: z.string(),
          naira: z.int(),
          free: z.boolean().meta({ description: 'Whether it can be renewed on it now' }),
          refusal: z
            .string()
            .nullable()
            .meta({ description: 'Why it cannot be renewed on it now; null if it can' }),
        }),
      )
      .meta({ description: 'The plans of a renewal' }),
    held: z.object({ until: Moment, reasons: z.string() }).nullable().meta({
      description: 'While its contacts are held after reports: for which reasons, never by whom',
    }),
    activity: z.array(ActivityDay).meta({
      description: 'The last 90 days in Lagos, oldest first; empty before the approval',
    }),
    comparison: z
      .object({ place: z.string(), percent: z.int().min(0).max(100) })
      .nullable()
      .meta({
        description:
          'The share of similar live companies of the state that had fewer views in 30 days; null with fewer than 20 of them',
      }),
    usualHours: z.number().nullable().meta({
      description:
        'Median from submission to decision in the last 30 days, while it is pending; null with fewer than 5 decisions',
    }),
    reason: z.string().nullable().meta({
      description: 'Why a moderator has hidden or rejected it; deleted after 90 days',
    }),
  })
  .meta({ id: 'Ownership' });
export type Ownership = z.output<typeof Ownership>;

const remove = z
  .union([z.boolean(), z.literal(['on', 'true', 'false', ''])])
  .nullish()
  .transform((value) => value === true || value === 'on' || value === 'true')
  .meta({ description: 'Show no image here', example: false });

const { state, area, profileImage, cover } = CompanyRegistration.shape;

/** Body of a change by the owner: the whole company, as in a registration. */
export const OwnCompany = z
  .object({
    ...CompanyEdit.shape,
    state,
    area,
    profileImage,
    cover,
    removeProfileImage: remove,
    removeCover: remove,
  })
  .meta({ id: 'OwnCompany' });
export type OwnCompany = z.output<typeof OwnCompany>;

/** Body of a change by the owner: the whole job, as in a posting. */
export const OwnJob = z
  .object({
    ...JobEdit.shape,
    state,
    area,
    jobAttachment: JobPosting.shape.jobAttachment,
    removeJobAttachment: remove,
  })
  .meta({ id: 'OwnJob' });
export type OwnJob = z.output<typeof OwnJob>;

export const RenewalForm = z
  .object({ plan: plan({ ...companyPlans, ...jobPlans }).meta({ example: 'basic' }) })
  .meta({ id: 'RenewalForm' });
export type RenewalForm = z.output<typeof RenewalForm>;

export const RenewalReceipt = z
  .object({ expiresAt: Moment, message: z.string() })
  .meta({ id: 'RenewalReceipt' });
export type RenewalReceipt = z.output<typeof RenewalReceipt>;

export const LinksForm = z.object({ email }).meta({ id: 'LinksForm' });
export type LinksForm = z.output<typeof LinksForm>;

export const LinksReceipt = z.object({ message: z.string() }).meta({ id: 'LinksReceipt' });

/** Body of an objection: the token of the link in the mail. */
export const Objection = z
  .object({ token: z.string().max(200) })
  .meta({ id: 'Objection', examples: [{ token: 'c2lnbmF0dXJl.company' }] });

export const ObjectionReceipt = z.object({ message: z.string() }).meta({ id: 'ObjectionReceipt' });
