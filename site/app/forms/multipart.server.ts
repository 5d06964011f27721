import busboy from 'busboy';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { MAX_IMAGE_BYTES, sentences } from './form-definition.ts';

const limits = { fieldSize: 50_000, fileSize: MAX_IMAGE_BYTES, files: 2, fields: 40, parts: 42 };

/** A posted form as it was received. */
export interface PostedForm {
  values: Record<string, string>;
  images: Record<string, File>;
  /** Fields in which an image was sent, even if it was dropped. */
  imagesSent: string[];
  /** Errors of texts and images that are too large, by field. */
  errors: Record<string, string>;
}

/**
 * Reads a posted form (multipart or urlencoded) as a stream within the limits: longer texts are cut, an image of 5 MB or
 * more is dropped while the texts are kept. Reads only the names given.
 * @throws Response 415 for another kind of body, 400 for one that breaks off.
 */
export async function readForm(
  request: Request,
  names: readonly string[],
  imageNames: readonly string[],
): Promise<PostedForm> {
  const posted: PostedForm = { values: {}, images: {}, imagesSent: [], errors: {} };
  const parser = parserOf(request);
  parser.on('field', (name, value, { valueTruncated }) => {
    if (!name || !names.includes(name)) return;
    posted.values[name] = value;
    if (valueTruncated) posted.errors[name] = sentences.textTooLong;
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    // The parser ends with the same error; without a listener it would end the process.
    stream.on('error', () => stream.destroy());
    if (name && imageNames.includes(name) && filename)
      keepImage(posted, name, stream, filename, mimeType);
    else stream.resume();
  });
  // An abort ends `finished` first and the parser a moment later, without a listener.
  parser.on('error', () => {});
  const body = Readable.fromWeb(request.body as ReadableStream);
  body.on('error', (error) => parser.destroy(error)).pipe(parser);
  await finished(parser, { signal: request.signal }).catch(() => {
    // Read to the end, since a browser shows no response before it has sent everything.
    body.unpipe(parser).resume();
    throw new Response('The form did not arrive in full. Please send it again.', { status: 400 });
  });
  return posted;
}

function keepImage(
  posted: PostedForm,
  name: string,
  stream: Readable,
  filename: string,
  type: string,
) {
  const chunks: Buffer[] = [];
  posted.imagesSent.push(name);
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('limit', () => (posted.errors[name] = sentences.imageTooLarge));
  stream.on('end', () => {
    if (!posted.errors[name])
      posted.images[name] = new File([Buffer.concat(chunks)], filename, { type });
    chunks.length = 0;
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
