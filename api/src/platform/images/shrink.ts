import sharp from 'sharp';
import { imageMessages, UnreadableImage } from './uploaded-image.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** 16 megapixels: enough for the photos of phones; at most 220 MB of memory each, for interlaced 16 bits a channel. */
const limitInputPixels = 16_777_216;
const timeout = { seconds: 10 };
/** A quarter less CPU than the default of 4 for 5 % more bytes. */
const webpOptions = { effort: 2 };

/** The files of one image by width: WebP without metadata. */
export type Renditions = Awaited<ReturnType<typeof shrink>>;

/** Decodes once, applies the EXIF orientation, never enlarges. @throws UnreadableImage */
export async function shrink(bytes: Buffer) {
  try {
    if (isTooWide(bytes)) throw new UnreadableImage(imageMessages.width);
    if (hasTooManyFrames(bytes)) throw new UnreadableImage();
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
    if (cause instanceof UnreadableImage) throw cause;
    const isTooLarge = cause instanceof Error && cause.message.endsWith('exceeds pixel limit');
    throw new UnreadableImage(isTooLarge ? imageMessages.pixels : undefined, { cause });
  }
}

/** Bounds the height of very tall images too. */
const within = (width: number) => ({ width, height: width * 2, fit: 'inside' as const });

/** Scaling takes memory for each column: 3 GB for two rows of 8 million. JPEG and WebP end at 65,535 and 16,383. */
const MAX_PNG_WIDTH = 16_384;

/** Whether a PNG file (its IHDR comes first) is too wide. @throws for one that ends before */
const isTooWide = (bytes: Buffer) =>
  bytes.toString('latin1', 1, 4) === 'PNG' && bytes.readUInt32BE(16) > MAX_PNG_WIDTH;

/** Decoding the first frame takes time proportional to the square of their number. */
const MAX_FRAMES = 1_000;

/** Whether an animated WebP file (RIFF, RFC 9649 §2.7) has more than 1,000 frames. Reads only the headers of its chunks. */
function hasTooManyFrames(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  let frames = 0;
  for (let offset = 12; offset + 8 <= bytes.length && frames <= MAX_FRAMES;) {
    if (bytes.toString('latin1', offset, offset + 4) === 'ANMF') frames += 1;
    const size = bytes.readUInt32LE(offset + 4);
    offset += 8 + size + (size % 2);
  }
  return frames > MAX_FRAMES;
}
