import { settings } from '../layout/settings.server.ts';
import { pick } from '../listings/pick.ts';
import { heldSince } from '../reports/being-checked.tsx';
import { month } from '../text/ago.ts';
import { excerpt } from '../text/plain-text.ts';
import {
  cardFields,
  pageFields,
  type Company,
  type CompanyDetails,
  type CompanyProfile,
  type CompanySummary,
} from './company.ts';
import { checksOf } from './company-checks.ts';
import { shownPriceRange, shownRating, shownViews } from './figures.ts';

export const companySummary = (company: Company): CompanySummary => ({
  ...pick(company, cardFields),
  priceRange: shownPriceRange(company),
  rating: shownRating(company.rating, settings.figures),
  isRated: company.rating !== null,
  views: shownViews(company, settings.figures),
  excerpt: excerpt(company.description),
  since: month(company.verifiedAt ?? company.createdAt),
  ...checksOf(company),
  ...heldSince(company.heldUntil),
});

/** Omits the phone number, which stays on the server until it is revealed. */
export const companyDetails = (company: CompanyProfile): CompanyDetails => ({
  ...companySummary(company),
  ...pick(company, pageFields),
});
