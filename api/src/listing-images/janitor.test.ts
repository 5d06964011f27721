import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageStorages, withStorage } from '../../test/image-storages.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { config } from '../config/config.ts';
import { FolderStorage } from '../platform/images/folder-storage.ts';
import { pathOf } from '../platform/images/image-path.ts';
import type { ImageStorage } from '../platform/images/image-storage.ts';
import { ImageUse } from './image-use.service.ts';
import { ImageJanitor } from './janitor.ts';

const hour = 60 * 60 * 1000;
const file = Buffer.from('webp');

const imagesIn = async (storage: ImageStorage) => (await Array.fromAsync(storage.list())).flat();
const idsIn = async (storage: ImageStorage) => (await imagesIn(storage)).map(({ id }) => id);

describe.each(imageStorages)('The janitor of $kind', ({ start }) => {
  const { own, api } = withStorage(start);
  const clean = (...options: Parameters<ImageJanitor['clean']>) =>
    api.app.get(ImageJanitor).clean(...options);

  beforeEach(async () => {
    await api.sql('delete from company; delete from job');
    for (const id of await idsIn(own.storage)) await own.storage.remove(id);
  });

  async function write(): Promise<string> {
    const id = crypto.randomUUID();
    await own.storage.write(id, { 640: file, 320: file });
    return id;
  }

  it('removes an image without a listing once it is more than an hour old', async () => {
    const id = await write();
    const [image] = await imagesIn(own.storage);
    const end = image!.writtenAt.getTime() + hour;
    expect(await clean(new Date(end))).toEqual({ removed: 0, missing: 0 });
    expect(await idsIn(own.storage)).toEqual([id]);
    expect(await clean(new Date(end + 1))).toEqual({ removed: 1, missing: 0 });
    expect(await idsIn(own.storage)).toEqual([]);
  });

  it('keeps old images of listings in every status', async () => {
    const states = [{}, pending, { status: 'hidden' as const }, { expiresAt: inDays(-1) }];
    for (const state of states) {
      await makeCompany(api, { ...state, image: pathOf(await write()) });
      await makeJob(api, { ...state, image: pathOf(await write()) });
    }
    const unused = await write();
    const all = await idsIn(own.storage);
    expect(all).toEqual(all.toSorted());
    expect(await clean(inDays(1000))).toEqual({ removed: 1, missing: 0 });
    expect(await idsIn(own.storage)).toEqual(all.filter((id) => id !== unused));
  });

  it('counts listings whose image is missing or incomplete', async () => {
    const [complete, half] = [await write(), crypto.randomUUID()];
    await own.storage.put(half, '320.webp', file);
    await makeCompany(api, { image: pathOf(complete) });
    await makeCompany(api, { image: pathOf(half) });
    await makeJob(api, { image: pathOf(crypto.randomUUID()) });
    await makeJob(api, { image: null });
    expect(await clean(inDays(1))).toEqual({ removed: 0, missing: 2 });
  });

  it('removes the others when one cannot be removed', async () => {
    const [stuck] = [await write(), await write()].sort();
    const faulty = Object.create(own.storage) as ImageStorage;
    faulty.remove = (id) =>
      id === stuck ? Promise.reject(new Error('EACCES')) : own.storage.remove(id);
    const cleaning = new ImageJanitor(faulty, api.app.get(ImageUse)).clean(inDays(1));
    await expect(cleaning).rejects.toThrow('1 unused images could not be removed');
    expect(await idsIn(own.storage)).toEqual([stuck]);
  });

  it('keeps an image whose listing is added while files are being listed', async () => {
    const id = await write();
    const meanwhile = Object.create(own.storage) as ImageStorage;
    meanwhile.list = async function* () {
      for await (const images of own.storage.list()) {
        await makeCompany(api, { image: pathOf(id) });
        yield images;
      }
    };
    const late = new ImageJanitor(meanwhile, api.app.get(ImageUse));
    expect(await late.clean(inDays(1))).toEqual({ removed: 0, missing: 0 });
  });

  it('removes nothing when most images have no listing, except with force', async () => {
    for (let count = 0; count < 51; count += 1) await write();
    await makeCompany(api, { image: pathOf(await write()) });
    await expect(clean(inDays(1))).rejects.toThrow('so none was removed');
    expect(await idsIn(own.storage)).toHaveLength(52);
    expect(await clean(inDays(1), true)).toEqual({ removed: 51, missing: 0 });
    expect(await idsIn(own.storage)).toHaveLength(1);
  });
});

it.each<[string, (storage: FolderStorage) => Promise<void>]>([
  ['a form', (storage) => storage.write(crypto.randomUUID(), { 320: file, 640: file })],
  ['a restore', (storage) => storage.put(crypto.randomUUID(), '640.webp', file)],
])('The folder that %s makes for images is closed to other users', async (by, fill) => {
  const folder = join(config.dataDir, by);
  await fill(new FolderStorage(folder));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('The janitor of a folder removes incomplete folders that are older than the given time', async () => {
  const folder = join(config.dataDir, 'killed');
  const storage = new FolderStorage(folder);
  const [old, young] = [`new-${crypto.randomUUID()}`, `new-${crypto.randomUUID()}`];
  for (const name of [old, young]) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, '640.webp'), 'half');
  }
  const now = new Date();
  await utimes(join(folder, old), now, new Date(now.getTime() - hour - 1000));
  const before = new Date(now.getTime() - hour);
  expect(await storage.removeLeftovers(before)).toBe(1);
  expect(await storage.removeLeftovers(before)).toBe(0);
  expect(await storage.removeLeftovers(inDays(1))).toBe(1);
});
