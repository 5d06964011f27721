import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Limited, Unlimited } from '../platform/limits/limited.decorator.ts';
import { sendImage } from './send-image.ts';
import { ServedImages } from './served-images.service.ts';
import { SharePictures } from './share-pictures.service.ts';
import type { Signature } from './signed-address.ts';

@ApiExcludeController()
@Controller('uploads')
export class ImagesController {
  constructor(
    private readonly images: ServedImages,
    private readonly pictures: SharePictures,
  ) {}

  /** Images of public listings, and all others by a signed address. */
  @Get(':folder/:file')
  @Unlimited()
  async show(
    @Param('folder') folder: string,
    @Param('file') file: string,
    @Query() query: Signature,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendImage(await this.images.find(folder, file, query, new Date()), request, response);
  }

  /** `company/<id>.jpg` and `job/<id>.jpg`, 1200 by 630, of public listings; `site/picture.jpg` of the site. */
  @Get('share/:kind/:file')
  @Limited('details')
  async share(
    @Param('kind') kind: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendImage(await this.pictures.find(kind, file), request, response);
  }
}
