/** An image must be smaller than this many bytes. */
export const imageSizeLimit = 5 * 1024 * 1024;

/** What a person is told about an image that cannot be used. */
export const imageSentences = {
  type: 'The image must be a JPG, PNG or WebP',
  size: 'The image must be smaller than 5 MB',
  empty: 'The image is empty',
  unreadable: 'The image could not be read. Try another one',
  several: 'Send one image only',
} as const;

/** An image that cannot be used; the field it came in is known to `@ImageField`. */
export class UnreadableImage extends Error {
  constructor(message: string = imageSentences.unreadable, options?: ErrorOptions) {
    super(message, options);
  }
}

/** JPEG, PNG or WebP by the first bytes; names and content types of senders prove nothing. */
export function hasImageSignature(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
    bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
  );
}
