import { companyPlans } from '#contract/plans.ts';
import { etagOf } from '../listings/etag.ts';
import type { Kind } from '../listings/kind.ts';
import { statusNow } from '../listings/life.ts';
import { sql } from '../platform/database/sql.ts';
import { flaggedOnly } from '../screening/flagged.ts';
import { Company } from './company.entity.ts';
import { type CompanyQuery, publicSorts, recordSorts } from './company-query.ts';

const etag =
  etagOf(`name, owner_name, phone, address, location, description, category, service_types, price_range, website,
  rating, review_count`);

const row = `id, id as "_id", name, location, description, category, service_types as "serviceTypes",
  price_range as "priceRange", image as "profileImage", rating, review_count as "reviewCount", views,
  status <> 'pending' as verified, plan, wire_time(created_at) as "createdAt"`;

const profile = `${row}, address, email, phone`;

const record = `${profile}, cac_number as "cacNumber", ${statusNow.text} as status, reference,
  wire_time(approved_at) as "approvedAt", wire_time(expires_at) as "expiresAt", owner_name as "ownerName", website,
  wished_plan as "wishedPlan", notes, ${etag.text} as etag`;

/** Companies, as a kind of listing. */
export const companies: Kind<Company, CompanyQuery['filter']> = {
  entity: Company,
  table: 'company',
  plural: 'companies',
  label: 'Company',
  plans: companyPlans,
  received: 'Company registration submitted successfully!',
  fields: { row, profile, record },
  etag,
  similar: ['location', 'serviceTypes'],
  publicSorts,
  recordSorts,
  where: ({ service, verified, flagged }) => [
    ...flaggedOnly(flagged),
    ...(service ? [sql`service_types @> array[${service}]`] : []),
    ...(verified === undefined ? [] : [sql`(status <> 'pending') = ${verified}`]),
  ],
};
