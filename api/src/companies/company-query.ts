import type { z } from 'zod';
import { listingQuery, searchWords, truth } from '../platform/lists/list-query.ts';
import { readings } from '../listings/fields.ts';
import { Status } from '../listings/listing.schemas.ts';
import { ServiceType } from './service-types.ts';
import { companyFields } from './company.fields.ts';

/** How companies are asked for. `status` and the sorts of the record are for moderators only. */
export const CompanyQuery = listingQuery(
  {
    q: searchWords.optional(),
    service: ServiceType.optional(),
    verified: truth.optional().meta({
      description: 'Every public company is verified: `true` changes nothing, `false` finds none',
    }),
    status: Status.optional().meta({ description: 'For moderators; live when left out' }),
    flagged: truth.optional().meta({ description: 'For moderators: those with notes, or without' }),
  },
  readings(companyFields).recordSorts,
);
export type CompanyQuery = z.output<typeof CompanyQuery>;
