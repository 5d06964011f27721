import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TestBucket } from '../../test/bucket.ts';
import { config } from '../../src/config/config.ts';
import { BucketStorage } from '../../src/platform/images/bucket-storage.ts';
import { FolderStorage } from '../../src/platform/images/folder-storage.ts';
import { copyImages, type CopyProgress } from './copy-images.ts';
import { type Dependencies, imagesCommand } from './images-command.ts';

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

const ignore = () => undefined;

async function fill(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const id of ids)
    await folder.write(id, { 640: Buffer.from(`large ${id}`), 320: Buffer.from(`small ${id}`) });
  return ids;
}

describe('Copying the images of a folder to a bucket', () => {
  it('copies each file, reports progress and keeps the folder', async () => {
    const ids = await fill(12);
    const shares: number[] = [];
    const onProgress = ({ copied, images }: CopyProgress) => void shares.push(copied / images);
    expect(await copyImages(folder, bucket, onProgress, ignore)).toEqual({
      images: 12,
      copied: 12,
      present: 0,
      failed: 0,
    });
    for (const id of ids) {
      expect(String(await bucket.read(id, '640.webp'))).toBe(`large ${id}`);
      expect(String(await bucket.read(id, '320.webp'))).toBe(`small ${id}`);
      expect(await folder.sizeOf(id, '640.webp')).toBeGreaterThan(0);
    }
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
  });

  it('stops when the bucket becomes unreachable, and copies only the rest the second time', async () => {
    await fill(40);
    const cutOff = Object.create(bucket) as BucketStorage;
    let sent = 0;
    cutOff.put = (...file) =>
      (sent += 1) > 20 ? Promise.reject(new Error('gone')) : bucket.put(...file);
    const first = await copyImages(folder, cutOff, ignore, ignore);
    expect(first.copied).toBeGreaterThan(0);
    expect(first.failed).toBeGreaterThan(0);
    expect(first.copied + first.failed).toBeLessThan(40);
    sent = -1_000;
    const { present, copied } = await copyImages(folder, cutOff, ignore, ignore);
    expect({ present, both: present + copied }).toEqual({ present: first.copied, both: 40 });
    // Twice 40 files, less the 20 that were there, one by one.
    expect(sent).toBe(-1_000 + 60);
    expect(await copyImages(folder, bucket, ignore, ignore)).toMatchObject({
      copied: 0,
      present: 40,
    });
  });

  it('copies a file again that has another size in the bucket', async () => {
    const [id] = await fill(1);
    await bucket.put(id!, '640.webp', Buffer.from('cut'));
    expect(await copyImages(folder, bucket, ignore, ignore)).toMatchObject({ copied: 1 });
    expect(String(await bucket.read(id!, '640.webp'))).toBe(`large ${id}`);
  });

  it('reports an incomplete image and copies the others', async () => {
    const [half] = await fill(3);
    await rm(join(uploads, half!, '320.webp'));
    const failures: string[] = [];
    const onFailure = (id: string, error: unknown) => void failures.push(`${id} ${String(error)}`);
    expect(await copyImages(folder, bucket, ignore, onFailure)).toEqual({
      images: 3,
      copied: 2,
      present: 0,
      failed: 1,
    });
    expect(failures).toEqual([`${half} Error: 320.webp is missing`]);
  });
});

/** The lines that a command prints; errors begin with `!`. */
async function run(args: string[], dependencies: Partial<Dependencies> = {}): Promise<string[]> {
  const lines: string[] = [];
  const output = {
    print: (line: string) => void lines.push(line),
    printError: (line: string) => void lines.push(`! ${line}`),
  };
  const clean = (force: boolean) => Promise.resolve({ removed: force ? 51 : 1, missing: 2 });
  await imagesCommand(args, { clean, folder, bucket, ...dependencies }, output);
  return lines;
}

describe('npm run images', () => {
  it.each(['', 'delete', 'move --force', 'clean now', 'prepare --all'])(
    'fails with the usage for the invalid command "%s"',
    async (line) => {
      await expect(run(line.split(' ').filter(Boolean))).rejects.toThrow('npm run images -- move');
    },
  );

  it('refuses to move images without a bucket', async () => {
    await expect(run(['move'], { bucket: undefined })).rejects.toThrow('Set S3_BUCKET');
  });

  it.each([
    ['there is no such bucket', { name: 'nowhere' }, 'There is no bucket of the name in S3_BUCKET'],
    [
      'the key is wrong',
      { credentials: { accessKeyId: 'wrong', secretAccessKey: 'wrong' } },
      'check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ],
    ['nothing answers', { endpoint: 'http://127.0.0.1:9' }, 'check S3_ENDPOINT'],
  ])('says so when %s', async (_, change, sentence) => {
    const bucket = new BucketStorage({ ...server.settings, ...change });
    await expect(run(['move'], { bucket })).rejects.toThrow(sentence);
  });

  it('reports the result of move and that the folder was not changed', async () => {
    const [id, half] = [crypto.randomUUID(), crypto.randomUUID()];
    await folder.write(id, { 640: Buffer.from('a'), 320: Buffer.from('b') });
    expect(await run(['move'])).toEqual([
      '1 of 1 images are in the bucket: 1 copied, 0 already there',
      'All images are in the bucket. The folder was not changed.',
    ]);
    await folder.put(half, '640.webp', Buffer.from('c'));
    await expect(run(['move'])).rejects.toThrow('Run the command again to copy the rest.');
  });

  it('creates a missing bucket with prepare and keeps an existing one', async () => {
    const fresh = new BucketStorage({ ...server.settings, name: 'fresh' });
    await expect(fresh.check()).rejects.toThrow();
    expect(await run(['prepare'], { bucket: fresh })).toEqual(['The bucket is ready.']);
    const id = crypto.randomUUID();
    await fresh.write(id, { 640: Buffer.from('a'), 320: Buffer.from('b') });
    expect(await run(['prepare'], { bucket: fresh })).toEqual(['The bucket is ready.']);
    expect(await fresh.read(id, '640.webp')).toEqual(Buffer.from('a'));
  });
});
