import { join } from 'node:path';
import { TestBucket } from '../../test/bucket.ts';
import { config } from '../../src/config/config.ts';
import { BucketStorage } from '../../src/images/bucket-storage.ts';
import { FolderStorage } from '../../src/images/folder-storage.ts';
import { type Dependencies, imagesCommand } from './images-command.ts';

const folder = new FolderStorage(join(config.dataDir, 'uploads'));
const server = new TestBucket();
let bucket: BucketStorage;
beforeAll(async () => {
  await server.start();
  bucket = new BucketStorage(server.settings);
});
afterAll(() => server.stop());

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
  it('shows the usage without a command and for an unknown one', async () => {
    expect((await run([]))[0]).toContain('npm run images -- move');
    expect((await run(['delete']))[0]).toContain('npm run images -- clean');
  });

  it('prints the result of clean as JSON', async () => {
    expect(await run(['clean'])).toEqual(['{"removed":1,"missing":2}']);
    expect(await run(['clean', '--force'])).toEqual(['{"removed":51,"missing":2}']);
  });

  it('refuses to move images without a bucket that can be reached', async () => {
    await expect(run(['move'], { bucket: undefined })).rejects.toThrow('Set S3_BUCKET');
    const elsewhere = new BucketStorage({ ...server.settings, name: 'nowhere' });
    await expect(run(['move'], { bucket: elsewhere })).rejects.toThrow(
      'The bucket cannot be reached: ',
    );
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
