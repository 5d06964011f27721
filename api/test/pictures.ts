import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b7a43' } });

export const jpeg = (width = 64, height = 48): Promise<Buffer> =>
  blank(width, height).jpeg().toBuffer();
export const png = (width = 64, height = 48): Promise<Buffer> =>
  blank(width, height).png().toBuffer();

/** A photo as phones take it: rotated by EXIF, with GPS coordinates. */
export const phonePhoto = (): Promise<Buffer> =>
  blank(80, 40)
    .withExif({
      IFD0: { Make: 'Canary Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '6/1 27/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 23/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A black PNG of one bit per pixel, so that the file is small whatever its size in pixels, with additional `chunks`. */
export function hugePng(width: number, height: number, chunks: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG chunk; readers skip chunks of unknown type. */
export function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}
