import getPort from 'get-port';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { waitUntil } from '../rig/wait-until.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';
import { temporaryFolder } from '../product/product.ts';

const { resolve } = createRequire(import.meta.url);
const PROGRAM = join(dirname(resolve('s3rver/package.json')), 'bin/s3rver.js');
const KEY = 'S3RVER';
/** Of the files in which s3rver keeps objects. */
const ENDING = '._S3rver_object';

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** Starts an S3-compatible server with empty buckets; resolves when it accepts requests. */
export async function startS3Server(stack: Stack, buckets: string[]) {
  const port = await getPort();
  const endpoint = `http://127.0.0.1:${port}`;
  const folder = temporaryFolder('bucket');
  const options = ['-a', '127.0.0.1', '-p', String(port), '-d', folder];
  const configured = buckets.flatMap((name) => ['--configure-bucket', name]);
  // s3rver encrypts its continuation tokens with a cipher that OpenSSL 3 has in its legacy provider only.
  const args = ['--openssl-legacy-provider', PROGRAM, '--silent', ...options, ...configured];
  stack.startOptional('bucket', args, { shows: () => false });
  const accepts = () => fetch(endpoint).catch(() => undefined);
  await waitUntil(accepts, 15_000, 'The S3 server did not start.');
  return {
    /** Settings with which an API stores its images in this bucket. */
    environment: (bucket: string) => ({
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_FORCE_PATH_STYLE: 'on',
    }),
    /** Keys of all objects in a bucket. */
    keys: (bucket: string) =>
      globSync(`**/*${ENDING}`, { cwd: join(folder, bucket) }).map((file) =>
        file.slice(0, -ENDING.length),
      ),
    /** @throws when the object does not exist */
    bytes: (bucket: string, key: string) => readFileSync(join(folder, bucket, key + ENDING)),
  };
}
