import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { testApp } from '../../test/app.ts';
import { makeCompany } from '../../test/make-listing.ts';
import { jpeg, phonePhoto } from '../../test/pictures.ts';
import { config } from '../config/config.ts';
import { idIn, pathOf } from '../platform/images/image-path.ts';
import type { ImageFile, ImageStorage } from '../platform/images/image-storage.ts';
import { ImagesService } from '../platform/images/images.service.ts';

const api = testApp();
let images: ImagesService;
beforeAll(() => {
  images = api.app.get(ImagesService);
});

async function stored(path: string, file: ImageFile = '640.webp') {
  const bytes = (await images.read(idIn(path)!, file))!;
  return { bytes, ...(await sharp(bytes).metadata()) };
}

describe('A stored image', () => {
  it.each([
    [1280, 640, { width: 640, height: 320 }, { width: 320, height: 160 }],
    [641, 641, { width: 640, height: 640 }, { width: 320, height: 320 }],
    [100, 50, { width: 100, height: 50 }, { width: 100, height: 50 }],
    [400, 200, { width: 400, height: 200 }, { width: 320, height: 160 }],
    [1, 6_000, { width: 1, height: 1280 }, { width: 1, height: 640 }],
  ])('of %i × %i has two sizes as WebP, never enlarged', async (width, height, large, little) => {
    const path = await images.store(await jpeg(width, height));
    expect(await stored(path)).toMatchObject({ format: 'webp', ...large });
    expect(await stored(path, '320.webp')).toMatchObject({ format: 'webp', ...little });
  });

  it('is rotated by its EXIF orientation and has no metadata (U5)', async () => {
    const photo = await phonePhoto();
    expect(photo.includes('Canary Phone')).toBe(true);
    expect(await sharp(photo).metadata()).toMatchObject({ width: 80, height: 40, orientation: 6 });
    const path = await images.store(photo);
    for (const file of [await stored(path), await stored(path, '320.webp')]) {
      expect(file).toMatchObject({ width: 40, height: 80 });
      expect(file).not.toHaveProperty('orientation');
      expect(file).not.toHaveProperty('exif');
      expect(file.bytes.includes('Canary')).toBe(false);
    }
  });

  it('keeps transparency', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    expect(await stored(await images.store(clear))).toMatchObject({ hasAlpha: true });
  });
});

it('A file that is no image is not served as one', async () => {
  const id = crypto.randomUUID();
  await images.put(id, '640.webp', Buffer.from('<html>Bad gateway</html>'));
  await makeCompany(api, { image: pathOf(id) });
  await api.http.get(pathOf(id)).expect(404).expect('Cache-Control', 'no-store');
});

it('An unused image is waited for no longer than is told while its storage is silent', async () => {
  const silent: Partial<ImageStorage> = { remove: () => new Promise<void>(() => {}) };
  await new ImagesService(silent as ImageStorage).removeUnused([pathOf(crypto.randomUUID())], 10);
});

it.each([
  '/uploads/../../package.json',
  '/uploads/..%2f..%2fpackage.json/640.webp',
  '/uploads/%2e%2e/secret.txt',
  '/uploads/%2e%2e%2f/secret.txt',
  '/uploads/..%5csecret.txt/640.webp',
  '/uploads/%00/640.webp',
  `/uploads/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/..%2f..%2fsecret.txt`,
  `/uploads/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/640.webp%00.txt`,
  '/uploads//etc/passwd',
  '/uploads/.%2e/.%2e',
  `/uploads/${'a'.repeat(300)}/640.webp`,
])('The folder of images serves no other file for %s', async (path) => {
  await writeFile(join(config.dataDir, 'secret.txt'), 'canary');
  const { text } = await api.http.get(path).expect(404);
  expect(text).not.toContain('canary');
});
