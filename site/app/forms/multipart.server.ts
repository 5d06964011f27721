import busboy from 'busboy';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { HeldBytes, type HeldRequest } from '#platform/held-bytes.ts';
import { MAX_IMAGE_BYTES, sentences } from './form-definition.ts';

const limits = { fieldSize: 50_000, fileSize: MAX_IMAGE_BYTES, files: 2, fields: 40, parts: 42 };

const MB = 1024 * 1024;
/** Memory of images held until the API has them. */
const allImages = new HeldBytes({ total: 24 * MB, perNetwork: 12 * MB });
/** Memory of form texts, {@link FORM_BYTES} each, which bounds how many forms are read at once. */
const allTexts = new HeldBytes({ total: 12 * MB, perNetwork: 6 * MB });
const FORM_BYTES = 16 * 1024;

const tooManyForms =
  'Go back in your browser, where your answers are kept, and send the form again in a few seconds.';

export interface PostedForm {
  values: Record<string, string>;
  /** In pieces as they were received: joining them, or a File, would copy an image. */
  images: Record<string, { pieces: Buffer<ArrayBuffer>[]; type: string }>;
  /** Fields in which an image was sent, even if it was dropped. */
  imagesSent: string[];
  /** Of the images, by field. */
  imageHashes: Record<string, string>;
  /** An image was dropped for lack of memory; all other fields were read. */
  isCrowded: boolean;
  /** Errors of texts and images that are too large, by field. */
  errors: Record<string, string>;
  /** Gives its memory back to other forms; may be called again. */
  release(): void;
}

/**
 * Reads a posted form (multipart or urlencoded) as a stream within the limits: longer texts are cut, an image of 5 MB or
 * more is dropped while the texts are kept. Reads only the names given.
 * The memory of all forms together is bounded; an image beyond the bound is dropped, too.
 * @throws Response 415 for another kind of body, 400 for one that breaks off, 503 for one too many.
 */
export async function readForm(
  request: Request,
  names: readonly string[],
  imageNames: readonly string[],
): Promise<PostedForm> {
  const parser = parserOf(request);
  const address = request.headers.get('X-Visitor-Address') ?? '';
  const [heldText, heldImages] = [allTexts.open(address), allImages.open(address)];
  const posted: PostedForm = {
    values: {},
    images: {},
    imagesSent: [],
    imageHashes: {},
    isCrowded: false,
    errors: {},
    release() {
      heldText.release();
      heldImages.release();
    },
  };
  let hasRoom = heldText.take(FORM_BYTES);
  parser.on('field', (name, value, { valueTruncated }) => {
    if (!name || !names.includes(name)) return;
    hasRoom &&= heldText.take(value.length);
    if (hasRoom) posted.values[name] = value;
    if (valueTruncated) posted.errors[name] = 'This text is too long: shorten it';
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    // The parser ends with the same error; without a listener it would end the process.
    stream.on('error', () => stream.destroy());
    if (name && imageNames.includes(name) && filename)
      keepImage(posted, heldImages, name, stream, mimeType);
    else stream.resume();
  });
  // An abort ends `finished` first and the parser a moment later, without a listener.
  parser.on('error', () => {});
  const body = Readable.fromWeb(request.body as ReadableStream);
  body.on('error', (error) => parser.destroy(error)).pipe(parser);
  await finished(parser, { signal: request.signal }).catch(() => {
    posted.release();
    // Read to the end, since a browser shows no response before it has sent everything.
    body.unpipe(parser).resume();
    throw new Response('The form did not arrive in full. Please send it again.', { status: 400 });
  });
  if (hasRoom) return posted;
  posted.release();
  const headers = { 'Retry-After': '10', 'Cache-Control': 'no-store' };
  throw new Response(tooManyForms, { status: 503, headers });
}

/** The texts of a form without images, which takes up no memory any more. */
export async function readTexts(request: Request, ...names: string[]) {
  const posted = await readForm(request, names, []);
  posted.release();
  return posted.values;
}

function keepImage(
  posted: PostedForm,
  held: HeldRequest,
  name: string,
  stream: Readable,
  type: string,
) {
  let pieces: Buffer<ArrayBuffer>[] = [];
  const hash = createHash('sha256');
  posted.imagesSent.push(name);
  stream.on('data', (chunk: Buffer<ArrayBuffer>) => {
    if (!posted.isCrowded && held.take(chunk.length)) {
      hash.update(chunk);
      pieces.push(chunk);
      return;
    }
    posted.isCrowded = true;
    pieces = [];
    posted.images = {};
    held.release();
  });
  stream.on('limit', () => (posted.errors[name] = sentences.imageTooLarge));
  stream.on('end', () => {
    if (!posted.errors[name] && !posted.isCrowded) {
      posted.images[name] = { pieces, type };
      posted.imageHashes[name] = hash.digest('base64url');
    }
  });
}

function parserOf(request: Request) {
  const contentType = request.headers.get('Content-Type') ?? '';
  try {
    return busboy({ headers: { 'content-type': contentType }, limits, defParamCharset: 'utf8' });
  } catch {
    throw new Response('Send the form as multipart/form-data.', { status: 415 });
  }
}
