import type { CompanyPlan, JobPlan } from '#contract/plans.ts';

/** How long before the moment of loading something happened. */
export type Age = `${number} ${'minutes' | 'hours' | 'days'}`;

/**
 * A demo listing has either been approved some time ago, and is live until its plan's term is over,
 * or has only been submitted and waits for a moderator.
 */
type Moment = { approved: Age; submitted?: never } | { submitted: Age; approved?: never };

/** A company as its owner would register it. E-mail, phone, CAC number and website follow from the name. */
export type CompanyRecord = Moment & {
  name: string;
  owner: string;
  category: string;
  address: string;
  /** Shown on the card: area and city. */
  location: string;
  priceRange: string;
  description: string;
  plan: CompanyPlan;
  views: number;
  logo: boolean;
};

/** A vacancy as a company would post it. E-mail, CAC number and apply link follow from the company's name. */
export type JobRecord = Moment & {
  title: string;
  company: string;
  location: string;
  type: 'full-time' | 'part-time' | 'contract';
  salary?: string;
  description: string;
  requirements: readonly string[];
  plan: JobPlan;
  views: number;
  logo: boolean;
};
