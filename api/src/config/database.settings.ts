import { z } from 'zod';

/** The settings of dataset/. */
export const datasetSettings = {
  DATABASE_DIRECT_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
      'DATABASE_DIRECT_URL must look like postgres://user:password@host:5432/name.',
    )
    .optional(),
};
