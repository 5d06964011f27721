import { z } from 'zod';
import { companyPlans, jobPlans } from '#contract/plans.ts';
import { Rejection } from '../listings/listing.schemas.ts';
import { plan } from '../listings/plan.schemas.ts';
import { ListingKind, Moderation } from './moderation.schemas.ts';

/** Of one call. With the longest reasons they exceed the 64 kB that a browser sends after its page is closed. */
export const MAX_DECISIONS = 100;

const example = { kind: 'job', id: '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21' } as const;

const Decision = z
  .object({
    kind: ListingKind,
    id: z.uuid(),
    verdict: z.enum(['approve', 'reject', 'note'], 'verdict must be approve, reject or note'),
    plan: plan({ ...jobPlans, ...companyPlans })
      .optional()
      .meta({ description: 'Of an approval; the free plan of the kind by default' }),
    reason: Rejection.shape.reason.meta({ description: 'Of a rejection, or the text of a note' }),
    etag: z
      .string()
      .max(1000)
      .optional()
      .meta({ description: 'Of the record that the decision is based on, as in `If-Match`' }),
  })
  .meta({ id: 'Decision', examples: [{ ...example, verdict: 'approve', plan: 'basic' }] });
export type Decision = z.output<typeof Decision>;

/** Body of POST /moderations. */
export const Decisions = z
  .object({
    decisions: z
      .array(Decision)
      .min(1, 'Send at least one decision')
      .max(MAX_DECISIONS, `Send at most ${MAX_DECISIONS} decisions at a time`),
  })
  .meta({ id: 'Decisions', examples: [{ decisions: [{ ...example, verdict: 'approve' }] }] });
export type Decisions = z.output<typeof Decisions>;

const DecisionResult = z
  .object({
    id: z.uuid(),
    status: z.int().meta({
      description:
        '200: decided, now or by an earlier request with the same key; 404: no such listing; 409: decided by someone else; 412: changed since `etag`; 422: plan or note is missing or wrong',
    }),
    message: z.string(),
    entry: Moderation.nullable().meta({
      description: 'Log entry of the decision; with 409 and 412 that of the other one',
    }),
  })
  .meta({ id: 'DecisionResult' });
export type DecisionResult = z.output<typeof DecisionResult>;

/** The outcome of each decision, in the order of the request. */
export const DecisionResults = z.object({ results: z.array(DecisionResult) }).meta({
  id: 'DecisionResults',
  examples: [{ results: [{ id: example.id, status: 200, message: 'Job approved!', entry: null }] }],
});
export type DecisionResults = z.output<typeof DecisionResults>;
