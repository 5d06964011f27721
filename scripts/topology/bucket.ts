import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Stack } from '../supervisor/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const program = join(
  dirname(createRequire(import.meta.url).resolve('s3rver/package.json')),
  'bin/s3rver.js',
);
const key = 'S3RVER';
const [host, region] = ['127.0.0.1', 'us-east-1'];

export type Storage = Awaited<ReturnType<typeof startStorage>>;

/** Starts an S3-compatible server with empty buckets of these names; resolves when it takes connections. */
export async function startStorage(stack: Stack, names: string[]) {
  const endpoint = await started(stack, names);
  const client = new S3Client({
    ...{ endpoint, region, forcePathStyle: true },
    credentials: { accessKeyId: key, secretAccessKey: key },
  });
  return {
    /** What tells an api to keep its images in the bucket of this name. */
    environment: (name: string) => ({
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
      S3_FORCE_PATH_STYLE: 'on',
    }),
    /** The names of all files in a bucket. */
    async keys(Bucket: string): Promise<string[]> {
      const keys: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket }))
        keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
      return keys;
    },
    /** @throws when there is no such file */
    async bytes(Bucket: string, Key: string): Promise<Buffer> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from(await Body!.transformToByteArray());
    },
    close: () => client.destroy(),
  };
}

async function started(stack: Stack, names: string[]): Promise<string> {
  const folder = temporaryFolder('bucket');
  const options = ['-a', host, '-p', '0', '-d', folder, '--silent'];
  const buckets = names.flatMap((name) => ['--configure-bucket', name]);
  let heard: (port: string) => void = () => {};
  const port = new Promise<string>((resolve) => (heard = resolve));
  // Its tokens for the next page of a list are made with a cipher of old.
  const args = ['--openssl-legacy-provider', program, ...options, ...buckets];
  const part = stack.startSpare('bucket', args, {
    shows(line) {
      const [, listening] = /listening on .+:(\d+)$/.exec(line) ?? [];
      if (listening) heard(listening);
      return false;
    },
  });
  const died = part.exited.then((how) => {
    throw new Error(`The S3 server ended with ${how}:\n${part.lastWords()}`);
  });
  return `http://${host}:${await Promise.race([port, died])}`;
}
