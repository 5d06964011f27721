import sharp from 'sharp';
import { UnreadableImage } from './uploaded-image.ts';
import { hasTooManyFrames } from './webp-frames.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** 16 megapixels: enough for the photos of phones, at most 64 MB of memory. */
const limitInputPixels = 16_777_216;
const timeout = { seconds: 10 };
/** A quarter less CPU than the default of 4 for 5 % more bytes. */
const webpOptions = { effort: 2 };

/** The files of one image by width: WebP without metadata. */
export interface Renditions {
  readonly 640: Buffer;
  readonly 320: Buffer;
}

/** Decodes once, applies the EXIF orientation, never enlarges. @throws UnreadableImage */
export async function shrink(bytes: Buffer): Promise<Renditions> {
  if (hasTooManyFrames(bytes)) throw new UnreadableImage();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels, pages: 1, failOn: 'error' })
      .timeout(timeout)
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...within(640), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(data, { raw: info }).timeout(timeout);
    return {
      640: await pixels().webp(webpOptions).toBuffer(),
      320: await pixels()
        .resize({ ...within(320), withoutEnlargement: true })
        .webp(webpOptions)
        .toBuffer(),
    };
  } catch (cause) {
    throw new UnreadableImage(undefined, { cause });
  }
}

/** Bounds the height of very tall images too. */
const within = (width: number) => ({ width, height: width * 2, fit: 'inside' as const });
