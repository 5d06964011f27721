import { companyPlans } from '#contract/plans.ts';
import { received } from '#contract/sentences.ts';
import { fieldSql } from '../listings/fields.ts';
import type { Kind } from '../listings/kind.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { Company, companyColumns } from './company.entity.ts';
import { companyFields } from './company.fields.ts';
import { companyLetters } from './company.letters.ts';
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
  letters: companyLetters,
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
