import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TestBucket } from '../../test/bucket.ts';
import { config } from '../../src/config/config.ts';
import { BucketStorage } from '../../src/images/bucket-storage.ts';
import { FolderStorage } from '../../src/images/folder-storage.ts';
import { type Move, moveImages } from './move.ts';

const uploads = join(config.dataDir, 'uploads');
const folder = new FolderStorage(uploads);
const server = new TestBucket();
let bucket: BucketStorage;
beforeAll(async () => {
  await server.start();
  bucket = new BucketStorage(server.settings);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await rm(uploads, { recursive: true, force: true });
  for await (const images of bucket.list()) for (const { id } of images) await bucket.remove(id);
});

const quietly = () => undefined;

async function fill(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const id of ids)
    await folder.write(id, { 640: Buffer.from(`large ${id}`), 320: Buffer.from(`small ${id}`) });
  return ids;
}

describe('Moving the images of a folder to a bucket', () => {
  it('copies each file, tells how far it is, and leaves the folder', async () => {
    const ids = await fill(12);
    const told: number[] = [];
    const tell = ({ copied, images }: Move) => void told.push(copied / images);
    expect(await moveImages(folder, bucket, tell, quietly)).toEqual({
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
    expect(told.toSorted((a, b) => a - b)).toEqual(told);
    expect(told.at(-1)).toBe(1);
  });

  it('goes on where it was when the bucket was away, and sends nothing twice', async () => {
    await fill(40);
    const cutOff = Object.create(bucket) as BucketStorage;
    let sent = 0;
    cutOff.put = (...file) =>
      (sent += 1) > 20 ? Promise.reject(new Error('gone')) : bucket.put(...file);
    const first = await moveImages(folder, cutOff, quietly, quietly);
    expect(first.copied).toBeGreaterThan(0);
    expect(first.failed).toBeGreaterThan(0);
    // It gave up before it had tried them all.
    expect(first.copied + first.failed).toBeLessThan(40);
    sent = -1_000;
    const { present, copied } = await moveImages(folder, cutOff, quietly, quietly);
    expect({ present, both: present + copied }).toEqual({ present: first.copied, both: 40 });
    // Twice 40 files, less the 20 that were there, one by one.
    expect(sent).toBe(-1_000 + 60);
    expect(await moveImages(folder, bucket, quietly, quietly)).toMatchObject({
      copied: 0,
      present: 40,
    });
  });

  it('sends again what has another size there', async () => {
    const [id] = await fill(1);
    await bucket.put(id!, '640.webp', Buffer.from('cut'));
    expect(await moveImages(folder, bucket, quietly, quietly)).toMatchObject({ copied: 1 });
    expect(String(await bucket.read(id!, '640.webp'))).toBe(`large ${id}`);
  });

  it('names what it cannot copy and copies the rest', async () => {
    const [half] = await fill(3);
    await rm(join(uploads, half!, '320.webp'));
    const complaints: string[] = [];
    const complain = (id: string, error: unknown) => void complaints.push(`${id} ${error}`);
    expect(await moveImages(folder, bucket, quietly, complain)).toEqual({
      images: 3,
      copied: 2,
      present: 0,
      failed: 1,
    });
    expect(complaints).toEqual([`${half} Error: 320.webp is not there`]);
  });
});
