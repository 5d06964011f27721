import type { z } from 'zod';
import { listingQuery, searchWords, truth } from '../platform/lists/list-query.ts';
import { Status } from '../listings/listing.schemas.ts';
import { ServiceType } from './service-types.ts';

/** What anybody may sort by, and the columns that hold it. */
export const publicSorts = {
  name: 'lower(name)',
  location: 'lower(location)',
  category: 'lower(category)',
  priceRange: 'lower(price_range)',
  views: 'views',
  plan: 'plan_rank',
  createdAt: 'created_at',
  id: 'id',
} as const;

/** What moderators may sort by. */
export const recordSorts = {
  ...publicSorts,
  status: 'status',
  ownerName: 'lower(owner_name)',
  email: 'lower(email)',
  approvedAt: 'approved_at',
  expiresAt: 'expires_at',
} as const;

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
  recordSorts,
);
export type CompanyQuery = z.output<typeof CompanyQuery>;
