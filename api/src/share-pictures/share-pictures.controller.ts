import { Controller, Get, Module, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { checkedId } from '../listings/kind.ts';
import { Unlimited } from '../platform/limits/limited.decorator.ts';
import { ReplicasModule } from '../platform/replicas/replicas.module.ts';
import { type SharePicture, SharePictures } from './share-pictures.service.ts';

/** A day in the messenger's cache; a minute in shared caches, so that it goes with its listing. */
const CACHING = 'public, max-age=86400, s-maxage=60';

/** `GET /uploads/share/company/<id>.jpg` and `…/job/<id>.jpg`, 1200 by 630, of public listings; `…/site/picture.jpg` of the site. */
@ApiExcludeController()
@Controller('uploads/share')
export class SharePicturesController {
  constructor(private readonly pictures: SharePictures) {}

  @Get('site/picture.jpg')
  @Unlimited()
  async site(@Req() request: Request, @Res() response: Response) {
    await send(this.pictures.ofSite(), request, response);
  }

  @Get('company/:file')
  @Unlimited()
  async company(@Param('file') file: string, @Req() request: Request, @Res() response: Response) {
    await send(await this.pictures.find('company', idOf(file)), request, response);
  }

  @Get('job/:file')
  @Unlimited()
  async job(@Param('file') file: string, @Req() request: Request, @Res() response: Response) {
    await send(await this.pictures.find('job', idOf(file)), request, response);
  }
}

/** @throws 404 unless it is a UUID with `.jpg` */
const idOf = (file: string) =>
  checkedId({ label: 'Image' }, file.endsWith('.jpg') ? file.slice(0, -'.jpg'.length) : '');

async function send({ etag, bytes: draw }: SharePicture, request: Request, response: Response) {
  response.set({
    'Content-Type': 'image/jpeg',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': CACHING,
    ETag: etag,
  });
  if (request.get('If-None-Match')?.includes(etag)) response.status(304).end();
  else response.send(await draw());
}

@Module({
  imports: [ListingImagesModule, ReplicasModule],
  controllers: [SharePicturesController],
  providers: [SharePictures],
})
export class SharePicturesModule {}
