import type { z } from 'zod';
import { companyPlans } from '#contract/plans.ts';
import { truth } from '../platform/lists/list-query.ts';
import { listQueries } from '../listing-api/list-parameters.ts';
import { PlacePath } from '../places/place.schemas.ts';
import { ServiceType } from './service-types.ts';
import { companyFields } from './company.fields.ts';
import { ProofFilter } from './kept-proofs.ts';

export const companyQueries = listQueries(companyFields, companyPlans, {
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
});

export type CompanyQuery = z.output<typeof companyQueries.list>;
