import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Unlimited } from '../platform/limits/limited.decorator.ts';
import { type ServedImage, ServedImages } from './served-images.service.ts';
import type { Signature } from './signed-address.ts';

/**
 * Browsers keep images forever; shared caches revalidate after a minute, so that the image of a hidden listing disappears
 * there too.
 */
const PUBLIC_CACHING = 'public, max-age=31536000, s-maxage=60, immutable';
const PRIVATE_CACHING = 'private, no-store';

/** `GET /uploads/:folder/:file`: images of public listings, and all others by a signed address. */
@ApiExcludeController()
@Controller('uploads')
export class ImagesController {
  constructor(private readonly images: ServedImages) {}

  @Get(':folder/:file')
  @Unlimited()
  async show(
    @Param('folder') folder: string,
    @Param('file') file: string,
    @Query() query: Signature,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await send(await this.images.find(folder, file, query, new Date()), request, response);
  }
}

async function send(image: ServedImage, request: Request, response: Response): Promise<void> {
  const isNotModified = image.isPublic && request.get('If-None-Match')?.includes(image.etag);
  const bytes = isNotModified ? undefined : await image.bytes();
  response.set({
    'Content-Type': 'image/webp',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': image.isPublic ? PUBLIC_CACHING : PRIVATE_CACHING,
    ...(image.isPublic && { ETag: image.etag }),
  });
  if (bytes) response.send(bytes);
  else response.status(304).end();
}
