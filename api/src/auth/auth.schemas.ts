import { z } from 'zod';

const example = { email: 'moderator@example.com', password: 'correct horse battery' };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const resetExample = {
  token: 'q0Yx3uC5v8d1ZrT7nB2kLw9eFh4gJm6pAsDoIiUtXyV',
  password: 'brass heron at noon',
};

const password = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(1024, 'Enter a password of at most 1,024 characters');

/** A text that is more than spaces. */
const filledIn = (sentence: string, max: number, tooLong: string) =>
  z.string(sentence).trim().min(1, sentence).max(max, tooLong).meta({ pattern: '\\S' });

const email = filledIn(
  'Enter your email address',
  254,
  'Enter an email address of at most 254 characters',
);
const code = filledIn('Enter the code', 40, 'Enter a code of at most 40 characters');

export const Credentials = z
  .object({
    email,
    password,
    code: code
      .optional()
      .meta({ description: 'For accounts with a second factor: six digits, or a recovery code.' }),
  })
  .meta({ id: 'Credentials', example });
export type Credentials = z.infer<typeof Credentials>;

export const PasswordResetRequest = z
  .object({ email })
  .meta({ id: 'PasswordResetRequest', example: { email: example.email } });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

export const NewPassword = z
  .object({ token: z.string('Open the link in the email').max(64), password })
  .meta({ id: 'NewPassword', example: resetExample });
export type NewPassword = z.infer<typeof NewPassword>;

/** A new secret for an authenticator app; it is stored once a code has proved that the app has it. */
export const SecondFactorSecret = z
  .object({
    secret: z.string().meta({ description: 'Base32, to be typed in.' }),
    uri: z.string().meta({ description: 'The same as `otpauth://`, for a QR code.' }),
  })
  .meta({
    id: 'SecondFactorSecret',
    example: { secret, uri: `otpauth://totp/Naija%20Dispatch:${example.email}?secret=${secret}` },
  });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;

export const SecondFactor = z
  .object({
    password,
    secret: z
      .string('Send the secret')
      .max(32, 'Send the secret as it was made')
      .regex(/^[A-Z2-7]{32}$/, 'Send the secret as it was made'),
    code,
  })
  .meta({ id: 'SecondFactor', example: { password: example.password, secret, code: '123456' } });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Single-use replacements for a code of the app. Shown only in this response. */
export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes', example: { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] } });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const OwnPassword = z
  .object({ password })
  .meta({ id: 'OwnPassword', example: { password: example.password } });
export type OwnPassword = z.infer<typeof OwnPassword>;

export const CurrentAccount = z
  .object({ id: z.uuid(), email: z.string(), isAdmin: z.boolean(), hasSecondFactor: z.boolean() })
  .meta({
    id: 'Account',
    example: {
      id: '3f6c2f0e-2f4b-4d6a-9d3a-5b0f9f2f7a10',
      email: example.email,
      isAdmin: true,
      hasSecondFactor: false,
    },
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
