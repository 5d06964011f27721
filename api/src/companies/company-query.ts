import type { z } from 'zod';
import { listingQuery, searchWords, truth } from '../platform/lists/list-query.ts';
import { booleanParameters, fieldSql } from '../listings/fields.ts';
import { Status } from '../listings/listing.schemas.ts';
import { PlacePath } from '../places/place.schemas.ts';
import { ServiceType } from './service-types.ts';
import { companyFields } from './company.fields.ts';

/** Parameters of the company lists; `status`, `flagged` and the sorts of the record are for moderators only. */
export const CompanyQuery = listingQuery(
  {
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
    ...booleanParameters(companyFields),
    status: Status.optional().meta({ description: 'For moderators; live when left out' }),
    flagged: truth.optional().meta({ description: 'For moderators: those with notes, or without' }),
  },
  fieldSql(companyFields).recordSorts,
);
export type CompanyQuery = z.output<typeof CompanyQuery>;
