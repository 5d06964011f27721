import * as aws from '@aws-sdk/client-s3';
import getPort from 'get-port';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { waitUntil } from '../rig/wait-until.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';
import { temporaryFolder } from '../product/product.ts';

const { resolve } = createRequire(import.meta.url);
const PROGRAM = join(dirname(resolve('s3rver/package.json')), 'bin/s3rver.js');
const KEY = 'S3RVER';
const REGION = 'us-east-1';

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** Starts an S3-compatible server with empty buckets; resolves when it accepts requests. */
export async function startS3Server(stack: Stack, buckets: string[]) {
  const port = await getPort();
  const endpoint = `http://127.0.0.1:${port}`;
  const options = ['-a', '127.0.0.1', '-p', String(port), '-d', temporaryFolder('bucket')];
  const configured = buckets.flatMap((name) => ['--configure-bucket', name]);
  // s3rver encrypts its continuation tokens with a cipher that OpenSSL 3 has in its legacy provider only.
  const args = ['--openssl-legacy-provider', PROGRAM, '--silent', ...options, ...configured];
  stack.startOptional('bucket', args, { shows: () => false });
  const client = new aws.S3Client({
    endpoint,
    region: REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
  });
  const accepts = () => client.send(new aws.ListBucketsCommand()).catch(() => undefined);
  await waitUntil(accepts, 15_000, 'The S3 server did not start.');
  return {
    /** Settings with which an API stores its images in this bucket. */
    environment: (bucket: string) => ({
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_FORCE_PATH_STYLE: 'on',
    }),
    /** Keys of all objects in a bucket. */
    async keys(Bucket: string): Promise<string[]> {
      const pages = await Array.fromAsync(aws.paginateListObjectsV2({ client }, { Bucket }));
      return pages.flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
    },
    /** @throws when the object does not exist */
    async bytes(Bucket: string, Key: string): Promise<Buffer> {
      const { Body } = await client.send(new aws.GetObjectCommand({ Bucket, Key }));
      return Buffer.from(await Body!.transformToByteArray());
    },
  };
}
