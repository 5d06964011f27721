import { Controller, Get, Module, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ListingImagesModule } from './listing-images.module.ts';
import { Unlimited } from '../platform/limits/limited.decorator.ts';
import { ReplicasModule } from '../platform/replicas/replicas.module.ts';
import { sendImage } from './send-image.ts';
import { SharePictures } from './share-pictures.service.ts';

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
    await sendImage(await this.pictures.find(kind, file), request, response);
  }
}

@Module({
  imports: [ListingImagesModule, ReplicasModule],
  controllers: [SharePicturesController],
  providers: [SharePictures],
})
export class SharePicturesModule {}
