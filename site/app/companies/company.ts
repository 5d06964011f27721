import { serviceNames } from '#contract/listing-types.ts';
import type { components } from '#contract/openapi.ts';
import type { MaybeHeld } from '../reports/being-checked.tsx';
import type { Checks } from './company-checks.ts';
import { services, servicesIn } from './services.ts';

export type Company = components['schemas']['Company'];
export type CompanyProfile = components['schemas']['CompanyProfile'];

/** Fields of the API that a card shows as they are. */
export const cardFields = [
  'id',
  'name',
  'location',
  'serviceTypes',
  'profileImage',
  'cover',
  'reviewCount',
  'plan',
  'verified',
] as const satisfies readonly (keyof Company)[];

/** Fields that only the page of a company shows. */
export const pageFields = [
  'description',
  'category',
  'reach',
  'reachStates',
  'address',
  'email',
  'place',
  'answered',
] as const satisfies readonly (keyof CompanyProfile)[];

export interface CompanySummary
  extends Checks, Pick<Company, (typeof cardFields)[number]>, MaybeHeld {
  /** Not empty. */
  priceRange: string;
  /** 1 to 5; null shows 'New'. */
  rating: number | null;
  /** False for a rating that stands in until there are reviews. */
  isRated: boolean;
  /** A formatted line. */
  views: string;
  excerpt: string;
  /** Month in which it was listed, for example `November 2026`. */
  since: string;
  /** From the place that the list is around, for example `about 3 km`. */
  distance?: string;
}

/** A company in its dialogs: from a list as a summary, else with its whole description. */
export type CompanyInPanel = CompanySummary & { description?: string | null };

/** A company on its own page; the phone number is requested separately. */
export type CompanyDetails = CompanySummary & Pick<CompanyProfile, (typeof pageFields)[number]>;

/** Tags beside a company's name, each for a field that is true. */
export const companyTags = [
  {
    field: 'verified',
    text: ({ checked }: CompanySummary) => `Verified: ${checked || 'registration read'}`,
  },
] as const;

export type RevealedPhone = components['schemas']['PhoneReveal'];

/** The requested phone number, or the reason for its absence. */
export type Reveal =
  | { number: RevealedPhone; message?: never; isHeld?: never }
  | { number?: never; message: string; /** Nobody should call it now. */ isHeld?: boolean };

/**
 * The lines of 'Services Offered', with icons by the words in them (spec §2): the category in its own words unless it is a
 * bare 'bike', then each service type that it does not mention.
 */
export function servicesOffered(company: Pick<CompanyDetails, 'category' | 'serviceTypes'>) {
  const { category, serviceTypes } = company;
  const bare = category.toLowerCase() in services;
  const icons = bare ? [] : servicesIn(category);
  const own = bare ? [] : [{ icons, name: category }];
  const others = serviceTypes.filter((type) => !icons.includes(type));
  return [...own, ...others.map((type) => ({ icons: [type], name: serviceNames[type] }))];
}
