import sharp from 'sharp';

/** A JPEG of noise, which does not compress to nothing. */
export const noise = (width: number, height: number, quality: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality })
    .toBuffer();

/** About 60 kB, and 25 kB when stored. */
export const photo = await noise(480, 360, 60);

/** The most pixels that are accepted, in less than 5 MB. */
export const sixteenMegapixels = () => noise(4096, 4096, 20);
