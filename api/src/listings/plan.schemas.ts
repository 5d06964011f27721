import { z } from 'zod';
import type { Plan } from '#contract/plans.ts';

/** The names of a kind's plans, typed as non-empty for `z.enum`. */
export const planNames = <Name extends string>(plans: Record<Name, Plan>) =>
  Object.keys(plans) as [Name, ...Name[]];

/** The plan that a submission asks for, `free` by default. The moderator decides. */
export const wishForPlan = <Name extends string>(plans: Record<Name, Plan>, free: Name) =>
  z
    .preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      plan(plans).optional(),
    )
    .transform((wish) => wish ?? free)
    .meta({ description: `The requested plan; ${free} by default`, examples: [free] });

export const plan = <Name extends string>(plans: Record<Name, Plan>) =>
  z.enum(planNames(plans), {
    error: `Choose a plan: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(planNames(plans))}`,
  });
