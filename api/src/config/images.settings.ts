import { z } from 'zod';
import { hasScheme, onOff } from './value-schemas.ts';

const isHttp = (value: string) => hasScheme(value, /^https?:$/);

export const imagesEnvironment = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
    )
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(isHttp, 'S3_ENDPOINT must be an address, such as https://s3.example.com.')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'S3_REGION must be the name of a region, such as us-east-1, without spaces.')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: onOff('S3_FORCE_PATH_STYLE').default(false),
  IMAGES_PUBLIC_URL: z
    .string()
    .refine(
      (value) => isHttp(value) && new URL(value).origin === value,
      'IMAGES_PUBLIC_URL must be an origin, such as https://images.example.com, without a path.',
    )
    .optional(),
};

type ImagesEnvironment = z.output<z.ZodObject<typeof imagesEnvironment>>;

/** An incomplete key would otherwise fail with the first image only. */
export function refuseHalfAKey(env: ImagesEnvironment, issues: z.core.$RefinementCtx): void {
  if ((env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined)) return;
  issues.addIssue({
    code: 'custom',
    path: ['S3_ACCESS_KEY_ID'],
    message: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.',
  });
}

export const imagesSettings = (env: ImagesEnvironment) => ({
  /** Origin of the images of public listings; empty: the origin of the api. */
  publicUrl: env.IMAGES_PUBLIC_URL ?? '',
  /** Absent: images are stored in a folder. */
  bucket: env.S3_BUCKET ? bucketSettings(env.S3_BUCKET, env) : undefined,
});

export type BucketSettings = ReturnType<typeof bucketSettings>;

function bucketSettings(name: string, env: ImagesEnvironment) {
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = env;
  return {
    name,
    /** Absent: AWS in `region`. */
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    /** Absent: as the AWS SDK finds them, such as the role of the machine. */
    credentials: id && key ? { accessKeyId: id, secretAccessKey: key } : undefined,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  };
}
