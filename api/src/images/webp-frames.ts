/** More pictures than any logo moves through; looking for the first among many takes the square of their number. */
const most = 1_000;

/** Whether a WebP file (RIFF, RFC 9649 §2.7) holds more pictures than are looked at. ReadOnlyDatabase the heads of its parts only. */
export function hasTooManyFrames(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length && frames <= most;) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return frames > most;
}
