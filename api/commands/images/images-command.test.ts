import { join } from 'node:path';
import { TestBucket } from '../../test/bucket.ts';
import { config } from '../../src/config/config.ts';
import { BucketStorage } from '../../src/images/bucket-storage.ts';
import { FolderStorage } from '../../src/images/folder-storage.ts';
import { imagesCommand, type Tools } from './images-command.ts';

const folder = new FolderStorage(join(config.dataDir, 'uploads'));
const server = new TestBucket();
let bucket: BucketStorage;
beforeAll(async () => {
  await server.start();
  bucket = new BucketStorage(server.settings);
});
afterAll(() => server.stop());

/** What a command says; the complaints are marked. */
async function run(args: string[], tools: Partial<Tools> = {}): Promise<string[]> {
  const said: string[] = [];
  const lines = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void said.push(`! ${line}`),
  };
  const clean = async (force: boolean) => ({ removed: force ? 51 : 1, missing: 2 });
  await imagesCommand(args, { clean, folder, bucket, ...tools }, lines);
  return said;
}

describe('npm run images', () => {
  it('says what there is to do', async () => {
    expect((await run([]))[0]).toContain('npm run images -- move');
    expect((await run(['delete']))[0]).toContain('npm run images -- clean');
  });

  it('clean answers in JSON, for whoever runs it by a timer', async () => {
    expect(await run(['clean'])).toEqual(['{"removed":1,"missing":2}']);
    expect(await run(['clean', '--force'])).toEqual(['{"removed":51,"missing":2}']);
  });

  it('move wants a bucket that can be reached', async () => {
    await expect(run(['move'], { bucket: undefined })).rejects.toThrow('Set S3_BUCKET');
    const elsewhere = new BucketStorage({ ...server.settings, name: 'nowhere' });
    await expect(run(['move'], { bucket: elsewhere })).rejects.toThrow(
      'The bucket cannot be reached: ',
    );
  });

  it('move says how far it is and that the folder is still there', async () => {
    const [id, half] = [crypto.randomUUID(), crypto.randomUUID()];
    await folder.write(id, { 640: Buffer.from('a'), 320: Buffer.from('b') });
    expect(await run(['move'])).toEqual([
      '1 of 1 images are there: 1 copied, 0 there before',
      'All images are in the bucket. The folder was left as it is.',
    ]);
    await folder.put(half, '640.webp', Buffer.from('c'));
    await expect(run(['move'])).rejects.toThrow('Run the command again: it goes on where it was.');
  });

  it('prepare makes the bucket, and leaves alone one that is there', async () => {
    const fresh = new BucketStorage({ ...server.settings, name: 'fresh' });
    await expect(fresh.check()).rejects.toThrow();
    expect(await run(['prepare'], { bucket: fresh })).toEqual(['The bucket is there.']);
    const id = crypto.randomUUID();
    await fresh.write(id, { 640: Buffer.from('a'), 320: Buffer.from('b') });
    expect(await run(['prepare'], { bucket: fresh })).toEqual(['The bucket is there.']);
    expect(await fresh.read(id, '640.webp')).toEqual(Buffer.from('a'));
  });
});
