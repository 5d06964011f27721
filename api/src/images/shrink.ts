import sharp from 'sharp';
import { UnreadableImage } from './uploaded-image.ts';
import { hasTooManyFrames } from './webp-frames.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** 16 megapixels: more than any phone's photo needs here, and 64 MB of memory at most. */
const limitInputPixels = 16_777_216;
const seconds = 10;
/** A quarter less work than the default of 4 for a twentieth more bytes. */
const effort = 2;

/** Both files of one image, as WebP without metadata. */
export interface Renditions {
  readonly 640: Buffer;
  readonly 320: Buffer;
}

/** Decodes once, turns as EXIF says, never enlarges. @throws UnreadableImage */
export async function shrink(bytes: Buffer): Promise<Renditions> {
  if (hasTooManyFrames(bytes)) throw new UnreadableImage();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels, pages: 1, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...within(640), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(data, { raw: info }).timeout({ seconds });
    return {
      640: await pixels().webp({ effort }).toBuffer(),
      320: await pixels()
        .resize({ ...within(320), withoutEnlargement: true })
        .webp({ effort })
        .toBuffer(),
    };
  } catch (cause) {
    throw new UnreadableImage(undefined, { cause });
  }
}

/** A very tall picture is bounded by its height. */
const within = (width: number) => ({ width, height: width * 2, fit: 'inside' as const });
