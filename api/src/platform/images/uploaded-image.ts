import { enter } from '#contract/sentences.ts';

/** An image must be smaller than this many bytes. */
export const imageSizeLimit = 5 * 1024 * 1024;

export const imageMessages = {
  type: enter.image,
  size: 'Choose an image of up to 5 MB',
  empty: 'The image is empty',
  pixels: 'The image has more than 16 megapixels. Choose a smaller one',
  width: 'The image is wider than 16,384 pixels. Choose a smaller one',
  unreadable: 'The image could not be read. Try another one',
  several: 'Send one image only',
  text: 'Send the image as a file',
  json: 'Send an image as multipart/form-data: JSON cannot carry one',
} as const;

/** An unusable image; `field` is the form field that it was sent in. */
export class UnreadableImage extends Error {
  field: string | undefined;

  constructor(
    message: string = imageMessages.unreadable,
    { field, ...options }: ErrorOptions & { field?: string } = {},
  ) {
    super(message, options);
    this.field = field;
  }
}

/** Whether the first bytes are those of JPEG, PNG or WebP; names and content types are not trusted. */
export function hasImageSignature(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
    bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
  );
}
