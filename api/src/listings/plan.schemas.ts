import { z } from 'zod';
import type { Plan } from '#contract/plans.ts';

/** The names of a kind's plans as a non-empty list, which an enum needs. */
export const planNames = <Name extends string>(plans: Record<Name, Plan>) =>
  Object.keys(plans) as [Name, ...Name[]];

/** The plan a submission asks for. It is only a wish: the moderator chooses, and the free plan is the default. */
export const wishForPlan = <Name extends string>(plans: Record<Name, Plan>, free: Name) =>
  z
    .preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      plan(plans).optional(),
    )
    .transform((wish) => wish ?? free)
    .meta({ description: `The plan wished for; ${free} when left out`, examples: [free] });

/** One of a kind's plans. */
export const plan = <Name extends string>(plans: Record<Name, Plan>) =>
  z.enum(planNames(plans), {
    error: `Choose a plan: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(planNames(plans))}`,
  });
