import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { visitorAt } from '../limits.ts';
import { testApp } from '../app.ts';
import { makeCompany } from '../make-listing.ts';
import { chunk, hugePng, jpeg, png } from '../pictures.ts';
import { PicturesController, sendPicture } from '../pictures-form.ts';

const api = testApp(PicturesController);

const served = async (bytes: Buffer): Promise<Buffer> => {
  const { body } = await sendPicture(api, bytes).expect(201);
  await makeCompany(api, { image: body.picture });
  return (await api.http.get(body.picture).responseType('blob').expect(200)).body;
};
const payload = '<script>alert(1)</script><?php x() ?>PK\x03\x04';

const carriers: Record<string, () => Buffer | Promise<Buffer>> = {
  'a JPG with HTML in its comment': async () => withComment(await jpeg()),
  'a JPG with HTML after its end': async () => Buffer.concat([await jpeg(), Buffer.from(payload)]),
  'a PNG with an archive after its end': async () =>
    Buffer.concat([await png(), Buffer.from(payload)]),
  'a PNG with HTML in a text': () =>
    hugePng(8, 8, [chunk('tEXt', Buffer.from(`Comment\0${payload}`))]),
  'a WebP with HTML in its XMP': () => sharp(sample).withXmp(`<x>${payload}</x>`).webp().toBuffer(),
  'a JPG with HTML in its EXIF': () =>
    sharp(sample)
      .withExif({ IFD0: { Artist: payload } })
      .jpeg()
      .toBuffer(),
};

it.each(Object.entries(carriers))(
  'U2: an image with other content embedded is served without it: %s',
  async (_, make) => {
    const bytes = await make();
    expect(bytes.toString('latin1')).toMatch(/<script>|<\?php/);
    expect((await served(bytes)).toString('latin1')).not.toMatch(/<script|<\?php|PK\x03\x04/);
  },
);

it.each<[string, () => Promise<Buffer> | Buffer, number]>([
  ['16,000 × 16,000 pixels', () => hugePng(16_000, 16_000), 422],
  ['2 × 60,000 pixels', () => hugePng(2, 60_000), 201],
  ['16,384 × 2 pixels', () => hugePng(16_384, 2), 201],
  ['16,385 × 2 pixels', () => hugePng(16_385, 2), 422],
  ['1 × 16,777,217 pixels', () => hugePng(1, 16_777_217), 422],
  ['more pixels than an integer holds', () => claiming(0x7fff_ffff, 0x7fff_ffff), 422],
  ['no pixels', () => claiming(0, 0), 422],
  ['a text of 100 MB', () => hugePng(8, 8, [bomb('zTXt')]), 201],
  ['a colour profile of 100 MB', () => hugePng(8, 8, [bomb('iCCP')]), 201],
  ['1,000 pictures in one', () => manyFrames(1_000), 201],
  ['1,001 pictures in one', () => manyFrames(1_001), 422],
  ['60,000 pictures in one', () => manyFrames(60_000), 422],
])('U3: a decompression bomb of %s uses less than 300 MB of memory', async (_, make, status) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThan(5 * million);
  const before = process.resourceUsage().maxRSS;
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => sendPicture(api, bytes).set(visitorAt(`198.${n}.100.1`))),
  );
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  // Peak memory in kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(300 * 1024);
});

const million = 1024 * 1024;
const sample = { create: { width: 8, height: 8, channels: 3 as const, background: 'green' } };

function withComment(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(payload.length + 2);
  const comment = [Buffer.from('fffe', 'hex'), length, Buffer.from(payload, 'latin1')];
  return Buffer.concat([bytes.subarray(0, 2), ...comment, bytes.subarray(2)]);
}

/** A compressed text or colour profile that inflates to 100 MB. */
const bomb = (name: 'zTXt' | 'iCCP') =>
  chunk(name, Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(100 * million, 'x'))]));

/** A small PNG whose header claims another size. */
function claiming(width: number, height: number): Buffer {
  const bytes = hugePng(8, 8);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** An animated WebP with one frame repeated. */
async function manyFrames(times: number): Promise<Buffer> {
  const frames = [await png(2, 2), hugePng(2, 2)];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const start = moving.indexOf('ANMF');
  const size = 8 + moving.readUInt32LE(start + 4);
  const frame = moving.subarray(start, start + size);
  const bytes = Buffer.concat([moving.subarray(0, start), ...Array<Buffer>(times).fill(frame)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}
