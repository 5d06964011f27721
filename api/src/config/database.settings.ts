import { z } from 'zod';
import { isPercentEncoded } from '#platform/percent-encoding.ts';
import { commaList, hasScheme, onOff, wholeNumber } from './value-schemas.ts';

/** For a missing name pg would take that of the user. */
export const isPostgres = (value: string) =>
  hasScheme(value, /^postgres(ql)?:$/) &&
  new URL(value).pathname.length > 1 &&
  isPercentEncoded(value);

const encoding = 'with special characters percent-encoded: % is %25, # is %23';

export const postgresRule = (name: string) =>
  `${name} must look like postgres://user:password@host:5432/name, ${encoding}.`;

const timeoutRule =
  'DATABASE_CONNECT_TIMEOUT_MS must be a whole number of milliseconds from 1, such as 750.';

export const databaseEnvironment = {
  DATABASE_URL: z
    .string(
      'DATABASE_URL is not set: give the address of a PostgreSQL, such as postgres://user:password@host:5432/name.',
    )
    .refine(isPostgres, postgresRule('DATABASE_URL')),
  DATABASE_DIRECT_URL: z
    .string()
    .refine(isPostgres, postgresRule('DATABASE_DIRECT_URL'))
    .optional(),
  // pg takes 0 for no timeout at all.
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(5, timeoutRule)
    .refine(Boolean, timeoutRule)
    .default(750),
  DATABASE_PREPARED: onOff('DATABASE_PREPARED').optional(),
  DATABASE_REPLICAS: commaList(
    isPostgres,
    `DATABASE_REPLICAS must be addresses with commas between them, such as postgres://user:password@host:5432/name, ${encoding}, a comma %2C.`,
  ),
};
