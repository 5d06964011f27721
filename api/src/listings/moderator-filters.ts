import { z } from 'zod';
import type { Plan } from '#contract/plans.ts';
import { pageSize, truth } from '../platform/lists/list-query.ts';
import { Status } from './listing.schemas.ts';
import { plan } from './plan.schemas.ts';

/** The filter keys of the lists that are for moderators only. */
export const moderatorFilters = <Name extends string>(plans: Record<Name, Plan>) => ({
  status: Status.optional().meta({ description: 'For moderators; live when left out' }),
  flagged: truth.optional().meta({ description: 'For moderators: those with notes, or without' }),
  unpaid: truth.optional().meta({
    description: 'For moderators: those that wish a higher plan than they have, or not',
  }),
  plan: plan(plans).optional().meta({ description: 'For moderators' }),
  endsWithin: z.coerce
    .number('endsWithin must be a number of days')
    .int('endsWithin must be a whole number of days')
    .min(1, 'endsWithin must be at least 1 day')
    .max(366, 'endsWithin must be 366 days or less')
    .optional()
    .meta({ description: 'For moderators: live listings that end within so many days' }),
  except: z
    .array(z.uuid('except must be UUIDs'))
    .max(pageSize, `except must be ${pageSize} UUIDs or fewer`)
    .or(z.uuid('except must be UUIDs').transform((id) => [id]))
    .optional()
    .meta({ description: 'For moderators: ids of listings to leave out' }),
});

export const moderatorFilterKeys = [
  'status',
  'flagged',
  'unpaid',
  'plan',
  'endsWithin',
  'except',
] as const;
