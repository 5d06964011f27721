import { grouped } from './digits.ts';

/**
 * Names, prices and terms of the plans (spec §9): the one place for them.
 * Prices are whole naira. A term starts when a moderator approves the listing.
 */
export type Term = { months: number } | { days: number };

export interface Plan {
  readonly name: string;
  /** Price of one term, in whole naira. */
  readonly naira: number;
  readonly term: Term;
  /** Benefits of the plan, as shown to the person who chooses. */
  readonly benefits: readonly string[];
}

export const companyPlans = {
  free: {
    name: 'Free',
    naira: 0,
    term: { months: 3 },
    benefits: ['Listed for 3 months', 'Found in search and by service'],
  },
  featured: {
    name: 'Featured',
    naira: 10_000,
    term: { months: 3 },
    benefits: ['Above free listings', 'Shown on the home page', '3 months'],
  },
  premium: {
    name: 'Premium',
    naira: 15_000,
    term: { months: 3 },
    benefits: ['At the top of every list', 'Shown first on the home page', '3 months'],
  },
} as const satisfies Record<string, Plan>;

export const jobPlans = {
  basic: {
    name: 'Basic',
    naira: 0,
    term: { days: 30 },
    benefits: ['30 days', 'Requires CAC verification', 'Free for a limited launch period'],
  },
  featured: {
    name: 'Featured',
    naira: 5_000,
    term: { days: 30 },
    benefits: ['30 days', 'Homepage feature', '2x views'],
  },
  premium: {
    name: 'Premium',
    naira: 10_000,
    term: { days: 60 },
    benefits: ['60 days', 'Top search placement', '3x views'],
  },
} as const satisfies Record<string, Plan>;

/** `3 months`, `30 days`. */
export const termInWords = ({ term }: Pick<Plan, 'term'>) =>
  'months' in term ? `${term.months} months` : `${term.days} days`;

/** `₦10,000`. */
export const inNaira = (amount: number) => `₦${grouped(amount)}`;

export type CompanyPlan = keyof typeof companyPlans;
export type JobPlan = keyof typeof jobPlans;
