import { z } from 'zod';
import { commaList, hasScheme, wholeNumber } from './value-schemas.ts';

const isPostgres = (value: string) => hasScheme(value, /^postgres(ql)?:$/);

const ruleOf = (name: string) => `${name} must look like postgres://user:password@host:5432/name.`;

export const databaseEnvironment = {
  DATABASE_URL: z
    .string(
      'DATABASE_URL is not set: give the address of a PostgreSQL, such as postgres://user:password@host:5432/name.',
    )
    .refine(isPostgres, ruleOf('DATABASE_URL')),
  DATABASE_DIRECT_URL: z.string().refine(isPostgres, ruleOf('DATABASE_DIRECT_URL')).optional(),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(
    5,
    'DATABASE_CONNECT_TIMEOUT_MS must be a whole number of milliseconds, such as 750.',
  ).default(750),
  DATABASE_PREPARED: z
    .enum(['on', 'off'], 'DATABASE_PREPARED must be on or off.')
    .transform((value) => value === 'on')
    .optional(),
  /** A comma in a password is %2C. */
  DATABASE_REPLICAS: commaList(
    isPostgres,
    'DATABASE_REPLICAS must be addresses with commas between them, such as postgres://user:password@host:5432/name.',
  ),
};
