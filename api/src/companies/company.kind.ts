import { companyPlans } from '#contract/plans.ts';
import { afterSubmission, received } from '#contract/sentences.ts';
import { config } from '../config/config.ts';
import { fieldSql } from '../listings/fields.ts';
import type { Kind } from '../listings/kind.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { Company, companyColumns } from './company.entity.ts';
import { companyFields } from './company.fields.ts';
import type { CompanyQuery } from './company-query.ts';
import { firstLapse, isProven } from './kept-proofs.ts';
import { CompanyEdit } from './company.schemas.ts';
import { deliversTo } from './reach.ts';

export const companies: Kind<Company, CompanyQuery['filter'], CompanyEdit> = {
  entity: Company,
  table: 'company',
  plural: 'companies',
  imageFields: { profileImage: 'image', cover: 'cover' },
  editFields: Object.keys(CompanyEdit.shape),
  columns: companyColumns,
  identityFields: ['name', 'phone', 'whatsapp', 'riderNumbers', 'email', 'cacNumber'],
  label: 'Company',
  plans: companyPlans,
  received: received.company,
  letters: {
    nameOf: ({ name }) => name,
    pageOf: ({ id }) => `/company/${id}`,
    noun: 'registration',
    next: afterSubmission.company,
    approved:
      'Your company is listed under Browse Companies with a verified badge, where customers can find and call it.',
    // Hidden "until upgraded" (spec §4), unless the operator decides otherwise.
    renewals: Object.values(companyPlans).filter(({ naira }) => naira > 0 || config.freeRenewals),
    over: 'We closed',
    why: 'a company that was registered',
  },
  fields: companyFields,
  ...fieldSql(companyFields),
  formerFields: ['location', 'serviceTypes'],
  // The service is part of the text, since a partial index per service has it as its condition.
  where: ({ service, to, proof, licensed }) => [
    service && sql`service_types @> ${raw(`'{${service}}'`)}`,
    to && deliversTo(to),
    ...(proof?.split(',') ?? []).map(isProven),
    licensed !== undefined && sql`${isProven('licence')} = ${raw(String(licensed))}`,
  ],
  lapse: ({ proof, licensed }) =>
    firstLapse([...(proof?.split(',') ?? []), ...(licensed === undefined ? [] : ['licence'])]),
  levels: ['a', 'a,b'],
  facet: { filter: 'service', column: 'service_types' },
};
