import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from '../preparation.ts';

const size = { width: 4000, height: 3000 };

/** A photo of 12 megapixels and about 4 MB, with the noise of a sensor; the same one in every run. */
export async function photo(): Promise<Buffer> {
  const file = join(kept, 'photo.jpg');
  if (existsSync(file)) return readFileSync(file);
  const scene = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><defs>
      <radialGradient id="g"><stop offset="0" stop-color="#fc8"/><stop offset="1" stop-color="#246"/></radialGradient></defs>
      <rect width="4000" height="3000" fill="url(#g)"/><circle cx="1300" cy="1700" r="800" fill="#a43"/></svg>`,
  );
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 19 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bytes = await sharp(scene)
    .composite([{ input: noise, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 93 })
    .toBuffer();
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}
