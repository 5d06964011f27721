import { z } from 'zod';
import { Proofs } from './kept-proofs.ts';
import { HeldUntil, Moment } from '../listings/listing.schemas.ts';
import { phone } from '../platform/validation/contact.ts';

/** Body of a check: a phone number in any spelling. */
export const NumberToCheck = z.object({ number: phone }).meta({ id: 'NumberToCheck' });
export type NumberToCheck = z.output<typeof NumberToCheck>;

/** The live companies with a number. The number of a hidden company is answered like an unknown one. */
export const NumberCheck = z
  .object({
    number: z.string().meta({ description: 'E.164', example: '+2348031234567' }),
    listed: z.array(
      z.object({
        company: z.object({
          id: z.uuid().meta({ example: '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11' }),
          name: z.string().meta({ example: 'Swift Riders' }),
          place: z.string().meta({ example: 'Ikeja' }),
        }),
        since: Moment,
        heldUntil: HeldUntil,
        proofs: Proofs,
      }),
    ),
    reports: z.enum(['none', 'some', 'several']).meta({
      description:
        'Who reported it in 90 days, by confirmed mail: `some` are 1 or 2, `several` more',
    }),
  })
  .meta({ id: 'NumberCheck' });
export type NumberCheck = z.output<typeof NumberCheck>;
