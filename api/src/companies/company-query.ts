import type { z } from 'zod';
import { companyPlans } from '#contract/plans.ts';
import { listingQuery, searchWords, truth } from '../platform/lists/list-query.ts';
import {
  booleanParameters,
  moderatorFilters,
  UpdatedSince,
} from '../listing-api/list-parameters.ts';
import { fieldSql } from '../listings/fields.ts';
import { PlacePath } from '../places/place.schemas.ts';
import { ServiceType } from './service-types.ts';
import { companyFields } from './company.fields.ts';
import { ProofFilter } from './kept-proofs.ts';

const filters = {
  q: searchWords.optional(),
  service: ServiceType.optional(),
  place: PlacePath.optional().meta({
    description: 'Where the company picks up, by path; the nearest come first',
    examples: ['lagos/ikeja'],
  }),
  to: PlacePath.optional().meta({
    description: 'Where it delivers, by path',
    examples: ['lagos/lekki'],
  }),
  proof: ProofFilter.optional(),
  licensed: truth.optional().meta({ description: 'With a courier licence that we have seen' }),
  ...booleanParameters(companyFields),
  updatedSince: UpdatedSince.optional(),
};
const sorts = fieldSql(companyFields).recordSorts;

/** Parameters of the company lists; the moderators' filters and the sorts of the record are refused to others. */
export const CompanyQuery = listingQuery({ ...filters, ...moderatorFilters(companyPlans) }, sorts);
export type CompanyQuery = z.output<typeof CompanyQuery>;

/** Parameters of the counts, which are public alone. */
export const CompanyCountQuery = listingQuery(filters, sorts);
