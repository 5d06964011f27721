import { z } from 'zod';

const address = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);

/** The settings of replicas/: the addresses of those that serve what the public reads; a comma in a password is %2C. */
export const replicasEnvironment = {
  DATABASE_REPLICAS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(address),
      'DATABASE_REPLICAS must be addresses with commas between them, such as postgres://user:password@host:5432/name.',
    ),
};
