import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { benchFolder } from '../servers.ts';

/** A photo of 12 megapixels and about 4 MB, with the noise of a sensor; kept for later runs. */
export async function photo(): Promise<Buffer> {
  const file = join(benchFolder, 'photo.jpg');
  if (existsSync(file)) return readFileSync(file);
  const scene = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><defs>
      <radialGradient id="g"><stop offset="0" stop-color="#fc8"/><stop offset="1" stop-color="#246"/></radialGradient></defs>
      <rect width="4000" height="3000" fill="url(#g)"/><circle cx="1300" cy="1700" r="800" fill="#a43"/></svg>`,
  );
  const noise = { type: 'gaussian', mean: 128, sigma: 19 } as const;
  const grain = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  const input = await sharp({ create: grain }).png({ compressionLevel: 1 }).toBuffer();
  const composed = sharp(scene).composite([{ input, blend: 'soft-light' }]);
  await composed.flatten().jpeg({ quality: 93 }).toFile(file);
  return readFileSync(file);
}
