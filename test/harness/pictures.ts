import sharp from 'sharp';

/** A JPEG of noise, which does not compress to nothing. */
export const noise = (width: number, height: number, quality: number) => {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width, height, channels: 3, background: '#808080', noise: gaussian } as const;
  return sharp({ create }).jpeg({ quality }).toBuffer();
};

/** About 60 kB, and 25 kB when stored. */
export const photo = await noise(480, 360, 60);
