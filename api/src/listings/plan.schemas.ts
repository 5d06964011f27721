import { z } from 'zod';
import type { Plan } from '#contract/plans.ts';
import { anyOf } from '../platform/errors/fallback-sentence.ts';

/** The names of a kind's plans, typed as non-empty for `z.enum`. */
const planNames = <Name extends string>(plans: Record<Name, Plan>) =>
  Object.keys(plans) as [Name, ...Name[]];

/** The plan of an approval that names none: the free one. */
export const defaultPlan = (plans: Record<string, Plan>) => planNames(plans)[0];

/** Body of an approval: the plan, the free one by default. */
export const planOfApproval = (label: string, plans: Record<string, Plan>) =>
  z.object({ plan: plan(plans).optional() }).meta({ id: `${label}Approval`, examples: [{}] });

/** Body of an upgrade or a renewal: its plan. */
export const chosenPlan = (label: string, plans: Record<string, Plan>) =>
  z
    .object({ plan: plan(plans) })
    .meta({ id: `${label}PlanChoice`, examples: [{ plan: 'featured' }] });

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
  z.enum(planNames(plans), { error: `Choose a plan: ${anyOf(planNames(plans))}` });
