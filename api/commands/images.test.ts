import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TestBucket } from '../test/bucket.ts';
import { config } from '../src/config/config.ts';
import { BucketStorage, explain } from '../src/platform/images/bucket-storage.ts';
import { FolderStorage } from '../src/platform/images/folder-storage.ts';
import { type Dependencies, imagesCommand } from './images.ts';

const uploads = join(config.dataDir, 'uploads');
const folder = new FolderStorage(uploads);
const server = new TestBucket(join(config.dataDir, 's3'));
let bucket: BucketStorage;
beforeAll(async () => {
  await server.start();
  bucket = new BucketStorage(server.settings);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await rm(uploads, { recursive: true, force: true });
  // One by one: the S3 server of the tests answers 500 when many empty their folders at once.
  for await (const images of bucket.list()) for (const { id } of images) await bucket.remove(id);
});

async function fill(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const id of ids)
    await folder.write(id, { 640: Buffer.from(`large ${id}`), 320: Buffer.from(`small ${id}`) });
  return ids;
}

/** The lines that a command prints; errors begin with `!`. */
async function run(line: string, dependencies: Partial<Dependencies> = {}): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const printError = (line: string) => void lines.push(`! ${line}`);
  const clean = (force: boolean) => Promise.resolve({ removed: force ? 51 : 1, missing: 2 });
  const all = { clean, folder, bucket, ...dependencies };
  await imagesCommand(line.split(' ').filter(Boolean), all, { print, printError }).catch(
    ({ message }: Error) => printError(message),
  );
  return lines;
}

const complete = 'All images are in the bucket. The folder was not changed.';
const incomplete = '! Not all images were copied. Run the command again to copy the rest.';

it('npm run images moves each file of the folder to the bucket, reports progress and keeps the folder', async () => {
  const ids = await fill(100);
  const report = '100 of 100 images are in the bucket: 100 copied, 0 already there';
  expect(await run('move')).toEqual([report, report, complete]);
  for (const id of ids) {
    expect(String(await bucket.read(id, '640.webp'))).toBe(`large ${id}`);
    expect(String(await bucket.read(id, '320.webp'))).toBe(`small ${id}`);
    expect(await folder.sizeOf(id, '640.webp')).toBeGreaterThan(0);
  }
});

it('npm run images stops when the bucket becomes unreachable, and copies only the rest the second time', async () => {
  await fill(40);
  const cutOff = Object.create(bucket) as BucketStorage;
  let sent = 0;
  cutOff.put = (...file) =>
    (sent += 1) > 20 ? Promise.reject(new Error('gone')) : bucket.put(...file);
  const first = await run('move', { bucket: cutOff });
  expect(first.at(-1)).toBe(incomplete);
  const [, copied, failed] = /(\d+) copied, 0 already there, (\d+) failed/.exec(first.at(-2)!)!;
  expect(Number(copied)).toBeGreaterThan(0);
  expect(Number(copied) + Number(failed)).toBeLessThan(40);
  sent = -1_000;
  const [second] = await run('move', { bucket: cutOff });
  expect(second).toContain(`40 of 40 images are in the bucket`);
  expect(second).toContain(`${copied} already there`);
  // Twice 40 files, less the 20 that were there, one by one.
  expect(sent).toBe(-1_000 + 60);
});

it('npm run images copies a file again that has another size in the bucket', async () => {
  const [id] = await fill(1);
  await bucket.put(id!, '640.webp', Buffer.from('cut'));
  expect((await run('move'))[0]).toContain('1 copied');
  expect(String(await bucket.read(id!, '640.webp'))).toBe(`large ${id}`);
});

it('npm run images reports an incomplete image and copies the others', async () => {
  const [half] = await fill(3);
  await rm(join(uploads, half!, '320.webp'));
  expect(await run('move')).toEqual([
    `! ${half}: 320.webp is missing`,
    '2 of 3 images are in the bucket: 2 copied, 0 already there, 1 failed',
    incomplete,
  ]);
});

it.each(['', 'delete', 'move --force', 'clean now', 'prepare --all'])(
  'npm run images fails with the usage for the invalid command "%s"',
  async (line) => expect(await run(line)).toEqual([expect.stringContaining('npm run images')]),
);

it('npm run images refuses to move images without a bucket', async () => {
  expect(await run('move', { bucket: undefined })).toEqual([
    expect.stringContaining('Set S3_BUCKET'),
  ]);
});

it.each([
  ['there is no such bucket', { name: 'nowhere' }, 'There is no bucket of the name in S3_BUCKET'],
  [
    'the key is wrong',
    { credentials: { accessKeyId: 'wrong', secretAccessKey: 'wrong' } },
    'check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  ],
  ['nothing answers', { endpoint: 'http://127.0.0.1:9' }, 'check S3_ENDPOINT'],
])('npm run images says so when %s', async (_, change, sentence) => {
  const bucket = new BucketStorage({ ...server.settings, ...change });
  expect(await run('move', { bucket })).toEqual([expect.stringContaining(sentence)]);
});

it('npm run images gives the reason of a storage that refuses a request', () => {
  const error = Object.assign(new Error('Token expired'), { $metadata: { httpStatusCode: 400 } });
  expect(() => explain(error)).toThrow('check S3_REGION, S3_ENDPOINT and the key (Token expired).');
});

it('npm run images creates a missing bucket with prepare and keeps an existing one', async () => {
  const fresh = new BucketStorage({ ...server.settings, name: 'fresh' });
  await expect(fresh.check()).rejects.toThrow();
  expect(await run('prepare', { bucket: fresh })).toEqual(['The bucket is ready.']);
  const id = crypto.randomUUID();
  await fresh.write(id, { 640: Buffer.from('a'), 320: Buffer.from('b') });
  expect(await run('prepare', { bucket: fresh })).toEqual(['The bucket is ready.']);
  expect(await fresh.read(id, '640.webp')).toEqual(Buffer.from('a'));
});
