import { z } from 'zod';

const example = { email: 'moderator@example.com', password: 'correct horse battery' };

/** POST /auth/login. */
export const Credentials = z
  .object({
    email: z
      .string('Enter your email address')
      .trim()
      .min(1, 'Enter your email address')
      .max(254, 'Enter an email address of at most 254 characters'),
    password: z
      .string('Enter your password')
      .min(1, 'Enter your password')
      .max(1024, 'Enter a password of at most 1,024 characters'),
  })
  .meta({ id: 'Credentials', example });

export type Credentials = z.infer<typeof Credentials>;

/** The account that is logged in. */
export const CurrentAccount = z
  .object({ id: z.uuid(), email: z.string(), isAdmin: z.boolean() })
  .meta({
    id: 'Account',
    example: { id: '3f6c2f0e-2f4b-4d6a-9d3a-5b0f9f2f7a10', email: example.email, isAdmin: true },
  });

export type CurrentAccount = z.infer<typeof CurrentAccount>;

/** A token for the `Authorization: Bearer` header, and its account (spec §3). */
export const Session = z
  .object({
    token: z.string().meta({
      description: 'A JSON Web Token; /api/docs has its lifetime.',
      examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzZjZjMmYwZSJ9.c2lnbmF0dXJl'],
    }),
    user: CurrentAccount,
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof Session>;
