import type { Request, Response } from 'express';

/** An image that the requester may see. */
export interface SentImage {
  type: 'image/webp' | 'image/jpeg';
  /** `Cache-Control` */
  caching: string;
  /** None for an image that must not be kept. */
  etag?: string;
  /** @throws 404 when the file is missing, 503 when it cannot be read or drawn now */
  bytes(): Promise<Buffer>;
}

/** Sends an image, or 304 without making its bytes. */
export async function sendImage(image: SentImage, request: Request, response: Response) {
  const { type, caching, etag } = image;
  const isNotModified = etag && request.get('If-None-Match')?.includes(etag);
  const bytes = isNotModified ? undefined : await image.bytes();
  response.set({
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': caching,
    ...(etag && { ETag: etag }),
  });
  if (bytes) response.send(bytes);
  else response.status(304).end();
}
