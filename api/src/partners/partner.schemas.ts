import { z } from 'zod';
import { Moment } from '../listings/listing.schemas.ts';
import { text } from '../platform/validation/text.ts';

const example = {
  id: '5b1f0a52-7c35-4d0e-9a43-3c1d2e4f5a6b',
  name: 'Jobs of Lagos',
  createdAt: '2026-11-20T09:00:00.000Z',
  usedAt: null,
  revokedAt: null,
};

/** The name of a partner, for moderators. */
export const PartnerName = text({ label: 'the name of the partner', max: 120 }).meta({
  example: example.name,
});

export const PartnerForm = z.object({ name: PartnerName }).meta({ id: 'PartnerForm' });
export type PartnerForm = z.output<typeof PartnerForm>;

const partner = {
  id: z.uuid(),
  name: z.string(),
  createdAt: Moment,
  usedAt: Moment.nullable().meta({ description: 'Last use of the key, to the minute' }),
  revokedAt: Moment.nullable(),
};

/** A partner, without its key. */
export const Partner = z.object(partner).meta({ id: 'Partner', examples: [example] });
export type Partner = z.output<typeof Partner>;

/** A partner with its key, which is shown only once. */
export const NewPartner = z
  .object({ ...partner, key: z.string() })
  .meta({ id: 'NewPartner', examples: [{ ...example, key: 'ndp_uq1…' }] });
export type NewPartner = z.output<typeof NewPartner>;
