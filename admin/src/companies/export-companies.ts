import type { CompanyRecord } from '../contract.ts';
import { csvOf } from '../listings/csv.ts';

/** Companies as a table for a spreadsheet. */
export const exportCompanies = csvOf<CompanyRecord>({
  Reference: ({ reference }) => reference,
  Name: ({ name }) => name,
  Owner: ({ ownerName }) => ownerName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'CAC number': ({ cacNumber }) => cacNumber,
  Address: ({ address }) => address,
  Location: ({ location }) => location,
  Services: ({ serviceTypes }) => serviceTypes,
  'Price range': ({ priceRange }) => priceRange,
  Website: ({ website }) => website,
  Description: ({ description }) => description,
  Status: ({ status }) => status,
  Plan: ({ plan }) => plan,
  'Plan asked for': ({ wishedPlan }) => wishedPlan,
  Sent: ({ createdAt }) => createdAt,
  Verified: ({ approvedAt }) => approvedAt,
  Ends: ({ expiresAt }) => expiresAt,
  Views: ({ views }) => views,
});
