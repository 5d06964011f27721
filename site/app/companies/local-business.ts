import { wholeAddress } from '../layout/page-meta.ts';
import type { CompanyDetails } from './company.ts';

/**
 * A company as schema.org/LocalBusiness, for its own page only. Without the telephone, which is revealed on request, and
 * without a rating, since stars are shown without reviews as well.
 */
export function localBusiness(company: CompanyDetails, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/company/${company.id}`,
    url: `${siteUrl}/company/${company.id}`,
    name: company.name,
    ...(company.description && { description: company.description }),
    ...(company.profileImage && { image: wholeAddress(company.profileImage, siteUrl) }),
    priceRange: company.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.location,
      addressCountry: 'NG',
    },
  };
}
