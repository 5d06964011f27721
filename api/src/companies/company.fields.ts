import { reviewFields } from '../listing-api/record-fields.ts';
import { ownWords } from '../contacts/own-words.ts';
import { type Fields, heldUntil, timestamp, updated } from '../listings/fields.ts';
import { answered } from '../figures/answers.ts';
import { keptProofs } from './kept-proofs.ts';

/** Every field of a company: SELECT lists, sorts, filters, ETag and public version derive from it. */
export const companyFields = {
  id: { audience: 'list', column: 'id', sort: 'id' },
  _id: { audience: 'list', column: 'id' },
  name: { audience: 'list', ...ownWords('name'), sort: 'lower(name)' },
  location: { audience: 'list', ...ownWords('location'), sort: 'lower(location)' },
  description: { audience: 'list', ...ownWords('description') },
  category: { audience: 'list', ...ownWords('category'), sort: 'lower(category)' },
  serviceTypes: { audience: 'list', column: 'service_types' },
  priceRange: { audience: 'list', ...ownWords('price_range'), sort: 'lower(price_range)' },
  profileImage: { audience: 'list', column: 'image', whileHeld: 'null' },
  cover: { audience: 'list', column: 'cover', whileHeld: 'null' },
  rating: { audience: 'list', column: 'rating' },
  reviewCount: { audience: 'list', column: 'review_count' },
  views: { audience: 'list', column: 'views', sort: 'views', isCounter: true },
  verified: {
    audience: 'list',
    value: `status <> 'pending'`,
    filter: 'boolean',
    filterDescription:
      'Every public company is verified: `true` changes nothing, `false` finds none',
  },
  plan: { audience: 'list', column: 'plan', sort: 'plan_rank' },
  place: { audience: 'list', column: 'place' },
  reach: { audience: 'list', column: 'reach' },
  reachStates: { audience: 'list', column: 'reach_states' },
  proofs: { audience: 'list', ...keptProofs },
  verifiedAt: { audience: 'list', ...timestamp('approved_at') },
  createdAt: { audience: 'list', ...timestamp('created_at') },
  updatedAt: { audience: 'list', value: `wire_time(${updated})` },
  heldUntil,
  address: { audience: 'profile', ...ownWords('address') },
  email: { audience: 'profile', column: 'email', sort: 'lower(email)', whileHeld: 'null' },
  phone: { audience: 'profile', column: 'phone', whileHeld: 'null' },
  answered: { audience: 'profile', value: answered },
  ...reviewFields,
  ownerName: { audience: 'record', column: 'owner_name', sort: 'lower(owner_name)' },
  website: { audience: 'record', column: 'website' },
  whatsapp: { audience: 'record', column: 'whatsapp' },
  riderNumbers: { audience: 'record', column: 'rider_numbers' },
  licenceNumber: { audience: 'record', column: 'licence_number' },
  licenceClass: { audience: 'record', column: 'licence_class' },
  licenceUntil: { audience: 'record', column: 'licence_until' },
} as const satisfies Fields;
