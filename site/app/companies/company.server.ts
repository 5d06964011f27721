import type { components } from '#contract/openapi.ts';
import { shownRating, shownViews } from '../figures.ts';
import { excerpt } from '../listings/excerpt.ts';
import { settings } from '../settings.server.ts';
import type { CompanyDetails, CompanySummary } from './company.ts';

type Company = components['schemas']['Company'];
type CompanyProfile = components['schemas']['CompanyProfile'];

/** What a card shows of a company, and no more: loader data is sent with every page. */
export function companySummary(company: Company): CompanySummary {
  return {
    id: company.id,
    name: company.name,
    location: company.location,
    services: company.serviceTypes,
    priceRange: company.priceRange || 'Varies by location',
    image: company.profileImage,
    rating: shownRating(company.rating, settings.figures) ?? null,
    reviewCount: company.reviewCount,
    views: shownViews(company, settings.figures),
    verified: company.verified,
    plan: company.plan,
    excerpt: excerpt(company.description),
  };
}

/** What the page of a company shows. The phone number stays on the server until it is revealed. */
export function companyDetails(company: CompanyProfile): CompanyDetails {
  return {
    ...companySummary(company),
    description: company.description,
    category: company.category,
    address: company.address,
    email: company.email,
  };
}
