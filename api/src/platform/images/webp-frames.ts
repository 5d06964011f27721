/** Decoding the first frame takes time proportional to the square of their number. */
const MAX_FRAMES = 1_000;

/** Whether an animated WebP file (RIFF, RFC 9649 §2.7) has more than 1,000 frames. Reads only the headers of its chunks. */
export function hasTooManyFrames(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  let frames = 0;
  for (let offset = 12; offset + 8 <= bytes.length && frames <= MAX_FRAMES;) {
    if (bytes.toString('latin1', offset, offset + 4) === 'ANMF') frames += 1;
    const size = bytes.readUInt32LE(offset + 4);
    offset += 8 + size + (size % 2);
  }
  return frames > MAX_FRAMES;
}
