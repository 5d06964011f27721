import { z } from 'zod';
import { email } from '../platform/validation/contact.ts';

const example = {
  id: '3f6c2f0e-2f4b-4d6a-9d3a-5b0f9f2f7a10',
  email: 'bola@example.com',
  isAdmin: true,
  active: true,
  hasSecondFactor: false,
  seenAt: '2026-11-20T09:00:00.000Z',
};

export const ModeratorForm = z
  .object({ email })
  .meta({ id: 'ModeratorForm', examples: [{ email: example.email }] });
export type ModeratorForm = z.output<typeof ModeratorForm>;

const moderator = {
  id: z.uuid(),
  email: z.string(),
  isAdmin: z.boolean(),
  active: z.boolean().meta({ description: 'Whether it can log in' }),
  hasSecondFactor: z.boolean(),
  seenAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Last request of an open session, to the minute' }),
};

/** An account that can log in, of a moderator if it is an admin. */
export const Moderator = z.object(moderator).meta({ id: 'Moderator', examples: [example] });
export type Moderator = z.output<typeof Moderator>;

/** An account with a password that is shown only once. */
export const NewModerator = z
  .object({ ...moderator, password: z.string() })
  .meta({ id: 'NewModerator', examples: [{ ...example, password: 'k3Jt…' }] });
