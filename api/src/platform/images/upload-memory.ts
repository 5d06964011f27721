import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { HeldBytes, type HeldRequest } from '#platform/held-bytes.ts';
import { imageSizeLimit } from './uploaded-image.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';

const MB = 1024 * 1024;

/** Memory of all images being received or processed. */
const memory = new HeldBytes({ total: 24 * MB, perNetwork: 12 * MB });

/** A file of a form; `buffer` is empty if it is too large. */
export interface SentFile {
  buffer: Buffer;
  size: number;
}

/** Multer's storage for images: in memory, bounded over all requests, and released when the response is sent. */
export const uploadMemory = {
  _handleFile(
    request: Request,
    { stream }: { stream: Readable },
    callback: (error: Error | null, stored?: SentFile) => void,
  ): void {
    const held = memory.open(request.visitorAddress);
    request.res?.once('close', () => held.release());
    const chunks: Buffer[] = [];
    let size = 0;
    let isRefused = false;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest of one that is too large is read and dropped, so that all fields of the form are known.
      if (size >= imageSizeLimit) chunks.length = 0;
      if (isRefused || size >= imageSizeLimit) return;
      if (held.take(chunk.length)) return void chunks.push(chunk);
      isRefused = true;
      forget(chunks, held);
      // Multer would read the rest first, which costs the sender data and this process memory.
      request.refuseUnread(tooManyImages());
    });
    stream.on('error', (error: Error) => {
      forget(chunks, held);
      callback(error);
    });
    stream.on('end', () => {
      if (isRefused) return;
      callback(null, { buffer: Buffer.concat(chunks), size });
    });
  },
  _removeFile(_request: Request, file: Partial<SentFile>, callback: (error: null) => void): void {
    delete file.buffer;
    callback(null);
  },
};

function forget(chunks: Buffer[], held: HeldRequest) {
  chunks.length = 0;
  held.release();
}

const tooManyImages = () =>
  new RetryLaterException(
    'Many images are being sent at the moment. Please try again in a few seconds, or send the form without the image.',
    10,
  );
