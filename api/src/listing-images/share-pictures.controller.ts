import { Controller, Get, Module, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ListingImagesModule } from './listing-images.module.ts';
import { Unlimited } from '../platform/limits/limited.decorator.ts';
import { ReplicasModule } from '../platform/replicas/replicas.module.ts';
import { SharePictures } from './share-pictures.service.ts';

/** A day in the messenger's cache; a minute in shared caches, so that it disappears with its listing. */
const CACHING = 'public, max-age=86400, s-maxage=60';

/** `GET /uploads/share/company/<id>.jpg` and `…/job/<id>.jpg`, 1200 by 630, of public listings; `…/site/picture.jpg` of the site. */
@ApiExcludeController()
@Controller('uploads/share')
export class SharePicturesController {
  constructor(private readonly pictures: SharePictures) {}

  @Get(':kind/:file')
  @Unlimited()
  async show(
    @Param('kind') kind: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { etag, draw } = await this.pictures.find(kind, file);
    const bytes = request.get('If-None-Match')?.includes(etag) ? undefined : await draw();
    response.set({
      'Content-Type': 'image/jpeg',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': CACHING,
      ETag: etag,
    });
    if (bytes) response.send(bytes);
    else response.status(304).end();
  }
}

@Module({
  imports: [ListingImagesModule, ReplicasModule],
  controllers: [SharePicturesController],
  providers: [SharePictures],
})
export class SharePicturesModule {}
