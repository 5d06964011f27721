import { companyPlans } from '#contract/plans.ts';
import { fieldSql } from '../listings/fields.ts';
import type { Kind } from '../listings/kind.ts';
import { sql } from '../platform/database/sql.ts';
import { Company } from './company.entity.ts';
import { companyFields } from './company.fields.ts';
import type { CompanyQuery } from './company-query.ts';

export const companies: Kind<Company, CompanyQuery['filter']> = {
  entity: Company,
  table: 'company',
  plural: 'companies',
  imageFields: { profileImage: 'image', cover: 'cover' },
  label: 'Company',
  plans: companyPlans,
  received: 'Company registration submitted successfully!',
  fields: companyFields,
  ...fieldSql(companyFields),
  formerFields: ['location', 'serviceTypes'],
  where: ({ service }) => (service ? [sql`service_types @> array[${service}]`] : []),
};
